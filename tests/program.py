"""Names, classes, functions and families of kinds, read from the syntax trees of the program."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

SRC: Final = Path(__file__).parents[1] / "src"

# Whose constants are kinds. Kinds of actions carry no family in their names: they are written with their module.
ROOMS: Final = ("passgo.engine.", "passgo.bots.")
HOMES: Final = ("passgo.engine", "passgo.bots.protocol")
ACTIONS: Final = "passgo.engine.actions"
BY_MODULE: Final = (ACTIONS, "passgo.engine.events")

# Numbers that are no kinds: sentinels, limits, a level and a face of a die.
NUMBERS: Final = {
    "ANY_SUM",
    "BANK",
    "BUS_FACE",
    "ENOUGH",
    "FREE",
    "HOTEL",
    "LOPSIDED",
    "MASK",
    "MOST_LEVELS",
    "RULES_VERSION",
    "UNKNOWN",
}

CONTAINERS: Final = {"list", "set", "frozenset", "tuple", "Sequence", "Iterable", "Iterator", "Collection"}


@dataclass(frozen=True)
class Type:
    """A class of ours, or a container of one."""

    name: str = ""  # module.Class
    item: "Type | None" = None


UNKNOWN: Final = Type()


@dataclass
class ClassFacts:
    bases: list[str]
    attributes: dict[str, Type] = field(default_factory=dict)


@dataclass
class FunctionFacts:
    parameters: list[str]
    result: Type


@dataclass
class Module:
    name: str
    tree: ast.Module
    names: dict[str, str] = field(default_factory=dict)  # what a name of this module means elsewhere


def modules_in(folder: Path) -> list[Module]:
    found = []
    for path in sorted(folder.rglob("*.py")):
        name = ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
        found.append(Module(name, ast.parse(path.read_text(encoding="utf-8"))))
    return found


def number_of(node: ast.expr | None) -> int | None:
    """The number that is written here, if it is one."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = number_of(node.operand)
        return None if inner is None else -inner
    return node.value if isinstance(node, ast.Constant) and type(node.value) is int else None


def constants_of(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


class Families:
    """The families of kinds, as the modules of the engine define them."""

    def __init__(self, modules: list[Module]) -> None:
        self.of: dict[str, str] = {}  # module.CONSTANT: its family
        self.strays: list[str] = []  # numbers without a family
        self.tables: dict[str, str] = {}  # module.NAMES, a list of names by kind: the family
        homes = [module for module in modules if module.name.startswith(HOMES)]
        numbers = [
            (module.name, name, number)
            for module in homes
            for name, value in constants_of(module.tree)
            if name not in NUMBERS and (number := number_of(value)) is not None
        ]
        prefixes = [name.split("_", 1)[0] for module, name, _ in numbers if "_" in name]
        for module, name, number in numbers:
            prefix = name.split("_", 1)[0]
            if prefix != name and prefixes.count(prefix) > 2:
                self.of[f"{module}.{name}"] = prefix
            elif module == ACTIONS and self.is_action(homes, name, number):
                self.of[f"{module}.{name}"] = "ACTION"
            else:
                self.strays.append(f"{module}.{name}")
        for home in homes:
            self.find_tables(home)

    def is_action(self, homes: list[Module], name: str, number: int) -> bool:
        tree = next(module.tree for module in homes if module.name == ACTIONS)
        names = next(value for constant, value in constants_of(tree) if constant == "ACTION_NAMES")
        return isinstance(names, ast.List) and ast.literal_eval(names.elts[number]) == name.lower().replace("_", "-")

    def find_tables(self, module: Module) -> None:
        """A list of words, as many as a family of the same module has members, names them."""
        sizes: dict[str, int] = {}
        for constant, family in self.of.items():
            if constant.startswith(f"{module.name}."):
                sizes[family] = sizes.get(family, 0) + 1
        for name, value in constants_of(module.tree):
            if not isinstance(value, ast.List) or not all(isinstance(word, ast.Constant) for word in value.elts):
                continue
            word = re.sub(r"_?(KINDS|NAMES|EFFECTS|OUTCOMES|ED|S)$", "", name)
            family = {"CARD": "EFFECT", "QUESTION": "OUTCOME"}.get(word, word)
            if sizes.get(family) == len(value.elts):
                self.tables[f"{module.name}.{name}"] = family


class Program:
    """Names, classes and functions of all modules."""

    def __init__(self, modules: list[Module]) -> None:
        self.modules = modules
        self.known = {module.name: module for module in modules}
        self.families = Families(modules)
        self.classes: dict[str, ClassFacts] = {}
        self.functions: dict[str, FunctionFacts] = {}
        self.globals: dict[str, Type] = {}
        for module in modules:
            self.find_names(module)
        for module in modules:
            self.find_definitions(module)
        for module in modules:
            self.find_attributes(module)

    def find_names(self, module: Module) -> None:
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                for alias in node.names:
                    module.names[alias.asname or alias.name] = f"{node.module}.{alias.name}"
        for statement in module.tree.body:
            if isinstance(statement, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                module.names[statement.name] = f"{module.name}.{statement.name}"
            elif isinstance(statement, ast.Assign | ast.AnnAssign):
                targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
                for target in targets:
                    if isinstance(target, ast.Name):
                        module.names[target.id] = f"{module.name}.{target.id}"

    def meaning(self, full: str) -> str:
        """Where a name that packages pass on was defined."""
        for _ in range(5):
            owner, _, name = full.rpartition(".")
            further = self.known[owner].names.get(name, full) if owner in self.known else full
            if further == full:
                return full
            full = further
        return full

    def find_definitions(self, module: Module) -> None:
        for statement in module.tree.body:
            if isinstance(statement, ast.ClassDef):
                full = f"{module.name}.{statement.name}"
                self.classes[full] = ClassFacts([self.class_of(module, base) for base in statement.bases])
                for inner in statement.body:
                    if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                        self.add_function(module, f"{full}.{inner.name}", inner, method=True)
            elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
                self.add_function(module, f"{module.name}.{statement.name}", statement, method=False)

    def class_of(self, module: Module, node: ast.expr) -> str:
        return self.meaning(module.names.get(node.id, "")) if isinstance(node, ast.Name) else ""

    def add_function(
        self, module: Module, full: str, node: ast.FunctionDef | ast.AsyncFunctionDef, *, method: bool
    ) -> None:
        names = [argument.arg for argument in [*node.args.posonlyargs, *node.args.args]]
        keyword_only = [argument.arg for argument in node.args.kwonlyargs]
        self.functions[full] = FunctionFacts(
            names[1 if method else 0 :] + keyword_only, self.type_of(module, node.returns)
        )

    def type_of(self, module: Module, node: ast.expr | None) -> Type:
        """What an annotation says."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return self.type_of(module, ast.parse(node.value, mode="eval").body)
        if isinstance(node, ast.Name):
            full = self.meaning(module.names.get(node.id, ""))
            return Type(full) if full in self.classes or full.rpartition(".")[0] in self.known else UNKNOWN
        if isinstance(node, ast.BinOp):
            left = self.type_of(module, node.left)
            return left if left != UNKNOWN else self.type_of(module, node.right)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            if node.value.id in CONTAINERS:
                return Type(item=self.type_of(module, inner[0]))
            if node.value.id in {"dict", "Mapping"}:
                return Type(item=self.type_of(module, inner[-1]))
            if node.value.id == "Final":
                return self.type_of(module, inner[0])
        return UNKNOWN

    def find_attributes(self, module: Module) -> None:
        for statement in module.tree.body:
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                self.globals[f"{module.name}.{statement.target.id}"] = self.type_of(module, statement.annotation)
            if not isinstance(statement, ast.ClassDef):
                continue
            facts = self.classes[f"{module.name}.{statement.name}"]
            for inner in statement.body:
                if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name):
                    facts.attributes[inner.target.id] = self.type_of(module, inner.annotation)
                elif isinstance(inner, ast.FunctionDef) and inner.name == "__init__":
                    self.find_own(module, facts, inner)

    def find_own(self, module: Module, facts: ClassFacts, init: ast.FunctionDef) -> None:
        annotations = {argument.arg: argument.annotation for argument in init.args.args}
        for node in ast.walk(init):
            target: ast.expr | None = node.target if isinstance(node, ast.AnnAssign) else None
            if isinstance(node, ast.Assign):
                target = node.targets[0]
            if not (isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name)):
                continue
            if isinstance(node, ast.AnnAssign):
                facts.attributes[target.attr] = self.type_of(module, node.annotation)
            elif isinstance(node, ast.Assign):
                value = node.value.id if isinstance(node.value, ast.Name) else ""
                called = node.value.func if isinstance(node.value, ast.Call) else None
                written = annotations.get(value) if value else called
                facts.attributes[target.attr] = self.type_of(module, written)

    def owner_of(self, name: str, attribute: str) -> str:
        """The class, among a class and its bases, that has an attribute; empty if none has."""
        facts = self.classes.get(name)
        if facts is None:
            return ""
        for base in facts.bases:
            owner = self.owner_of(base, attribute)
            if owner:
                return owner
        return name if attribute in facts.attributes else ""

    def method_of(self, name: str, method: str) -> str:
        facts = self.classes.get(name)
        if facts is None:
            return ""
        if f"{name}.{method}" in self.functions:
            return f"{name}.{method}"
        return next((found for base in facts.bases if (found := self.method_of(base, method))), "")
