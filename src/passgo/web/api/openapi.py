"""The OpenAPI document, made from the endpoints themselves so that the two cannot drift apart."""

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

import passgo
from passgo.web.api.rest import Endpoint
from passgo.web.plumbing.answers import RefusalAnswer

PARAMETER: Final = re.compile(r"\{(\w+)\}")
JSON: Final = "application/json"
# What any endpoint may answer instead of what was asked for. A fault of the server itself is not part of the contract.
REFUSALS: Final = {
    401: "a session is needed, or a login, password or code is wrong",
    403: "not with this role, or sent by a foreign page",
    404: "does not exist, or not for this caller",
    409: "made for something that has changed, or taken by somebody else",
    413: "too large",
    421: "this server does not answer to that host name",
    422: "cannot be read, or refused by the table or the rules",
    429: "too fast; `retry-after` says when to try again",
    503: "the store is away or the server is stopping; `retry-after` says when to try again",
}


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    types = [kind for e in endpoints for kind in (e.takes, e.gives) if kind is not None]
    types.append(RefusalAnswer)
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "passgo", "version": passgo.__version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "session": {"type": "http", "scheme": "bearer", "description": "the token of a session"},
                "desk": {"type": "http", "scheme": "bearer", "description": "the token of an official's link"},
            },
        },
    }


def operation(endpoint: Endpoint, schema_of: dict[str, dict[str, Any]]) -> dict[str, Any]:
    given = {"description": "done", "content": {JSON: {"schema": schema_of[repr(endpoint.gives)]}}}
    made: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": parameters(endpoint),
        "responses": {str(endpoint.status): given, **refusals(schema_of[repr(RefusalAnswer)])},
        "security": [{endpoint.bearer: []}] if endpoint.signed_in else [{}, {endpoint.bearer: []}],
    }
    if endpoint.takes is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[repr(endpoint.takes)]}}}
    return made


def refusals(schema: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for status, meaning in REFUSALS.items():
        made[str(status)] = {"description": meaning, "content": {JSON: {"schema": schema}}}
        if status in (429, 503):
            made[str(status)]["headers"] = {"retry-after": {"required": True, "schema": {"type": "string"}}}
    return made


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    text = {"type": "string"}
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": text} for name in PARAMETER.findall(endpoint.path)
    ]
    in_query = [
        {"name": name, "in": "query", "required": False, "schema": text, "description": meaning}
        for name, meaning in endpoint.query
    ]
    return in_path + in_query
