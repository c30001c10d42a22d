"""Which family of kinds every place of the program holds, read from the syntax trees.

Kinds are plain integers, so a type checker sees no difference between a stage and an action. Here every variable,
parameter, result and attribute is a place; a comparison, an assignment, a default or an argument joins two places.
Joined places hold one family, and a join of two families is a fault.
"""

import ast
from typing import Final, TypeAlias

from tests.program import ROOMS, UNKNOWN, Module, Program, Type, number_of

# What these attributes hold depends on the type of the event or the action, so they join nothing.
ANYTHING: Final = {"amount", "other", "numbers"}

# Functions that read or draw numbers of every family.
OF_ALL: Final = {
    "passgo.engine.snapshot.number",
    "passgo.engine.snapshot.numbers",
    "passgo.testing.RandomPlayer.below",
}

SEATS: Final = "ROLE"  # officials are numbers below those of the seats

EXACT: Final = (ast.Eq, ast.NotEq, ast.In, ast.NotIn)
KEEPERS: Final = {"append", "remove", "count", "index", "insert", "add"}

Place: TypeAlias = tuple[object, ...]


class Joins:
    """Which places hold the same family; joining two families is remembered as a fault."""

    def __init__(self) -> None:
        self.parents: dict[Place, Place] = {}
        self.family: dict[Place, str] = {}

    def root(self, place: Place) -> Place:
        while (parent := self.parents.get(place, place)) != place:
            place = parent
        return place

    def family_of(self, place: Place) -> str:
        if place[0] == "family":
            return str(place[1])
        return self.family.get(self.root(place), "")

    def join(self, one: Place, other: Place) -> tuple[str, str] | None:
        """The two families that must not meet, or nothing."""
        left, right = self.root(one), self.root(other)
        families = self.family_of(left), self.family_of(right)
        if families[0] and families[1] and families[0] != families[1]:
            return families
        if left != right:
            if left[0] == "family":
                left, right = right, left
            self.parents[left] = right
            if families[0] or families[1]:
                self.family[right] = families[0] or families[1]
        return None


class Reader(ast.NodeVisitor):
    """Walks one module and joins what it compares, assigns and passes on."""

    def __init__(self, program: Program, module: Module, joins: Joins, faults: list[str]) -> None:
        self.program = program
        self.module = module
        self.joins = joins
        self.faults = faults
        self.scope = module.name
        self.owner = ""  # the class around
        self.types: dict[str, Type] = {}

    # Names and types.

    def full_name(self, node: ast.expr) -> str:
        """The full name of something global; empty for anything else."""
        if isinstance(node, ast.Name) and node.id not in self.types:
            return self.program.meaning(self.module.names.get(node.id, ""))
        if isinstance(node, ast.Attribute):
            base = self.full_name(node.value)
            return self.program.meaning(f"{base}.{node.attr}") if base in self.program.known else ""
        return ""

    def type_of(self, node: ast.expr) -> Type:
        if isinstance(node, ast.Name):
            return self.types.get(node.id) or self.program.globals.get(self.full_name(node), UNKNOWN)
        if isinstance(node, ast.Attribute):
            base = self.type_of(node.value)
            owner = self.program.owner_of(base.name, node.attr)
            return self.program.classes[owner].attributes[node.attr] if owner else UNKNOWN
        if isinstance(node, ast.Subscript):
            held = self.type_of(node.value)
            return held if isinstance(node.slice, ast.Slice) else held.item or UNKNOWN
        if isinstance(node, ast.Call):
            return self.type_of_call(node)
        if isinstance(node, ast.IfExp):
            return next(
                (found for part in (node.body, node.orelse) if (found := self.type_of(part)) != UNKNOWN), UNKNOWN
            )
        if isinstance(node, ast.NamedExpr | ast.Starred | ast.Await):
            return self.type_of(node.value)
        return UNKNOWN

    def type_of_call(self, node: ast.Call) -> Type:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in {"sorted", "reversed", "list", "tuple", "iter"} and node.args:
            return self.type_of(node.args[0])
        if name in {"next", "min", "max"} and node.args:
            return self.type_of(node.args[0]).item or UNKNOWN
        if isinstance(node.func, ast.Attribute) and node.func.attr in {"pop", "get"}:
            return self.type_of(node.func.value).item or UNKNOWN
        called = self.called(node)
        if called.endswith(".__init__"):
            return Type(called.removesuffix(".__init__"))
        facts = self.program.functions.get(called)
        return facts.result if facts is not None else Type(called) if called in self.program.classes else UNKNOWN

    def called(self, node: ast.Call) -> str:
        full = self.full_name(node.func)
        if full in self.program.classes:
            return self.program.method_of(full, "__init__") or full
        if full in self.program.functions:
            return full
        if isinstance(node.func, ast.Attribute):
            return self.program.method_of(self.type_of(node.func.value).name, node.func.attr)
        return ""

    # Places.

    def place(self, node: ast.expr | None) -> Place | None:
        if isinstance(node, ast.Name | ast.Attribute):
            return self.place_of_name(node)
        if isinstance(node, ast.Tuple):  # a row of different things, unless all of them are kinds
            items = [self.place(item) for item in node.elts]
            return self.together(items, node) if all(item and item[0] == "family" for item in items) else None
        if isinstance(node, ast.List | ast.Set):
            return self.together([self.place(item) for item in node.elts], node)
        if isinstance(node, ast.IfExp):
            return self.together([self.place(node.body), self.place(node.orelse)], node)
        if isinstance(node, ast.NamedExpr | ast.Starred):
            return self.place(node.value)
        if isinstance(node, ast.Subscript):
            base = None if isinstance(node.value, ast.Dict) else self.place(node.value)
            row = base is not None and base[0] == "local" and isinstance(node.slice, ast.Constant)
            return ("item", base, ast.unparse(node.slice)) if row else base
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute) and node.func.attr == "pop":
                return self.place(node.func.value)
            if isinstance(node.func, ast.Name) and node.func.id in {"frozenset", "set", "list", "tuple"} and node.args:
                return self.place(node.args[0])
            called = self.called(node)
            return None if not called or called.endswith("__init__") or called in OF_ALL else ("result", called)
        return None

    def place_of_name(self, node: ast.Name | ast.Attribute) -> Place | None:
        full = self.full_name(node)
        if full in self.program.families.of:
            return ("family", self.program.families.of[full])
        if full in self.program.families.tables:
            return None
        if full:
            return ("global", full)
        if isinstance(node, ast.Name):
            return ("local", self.scope, node.id)
        owner = self.program.owner_of(self.type_of(node.value).name, node.attr) or self.named_owner(node)
        return ("attribute", owner, node.attr) if owner and node.attr not in ANYTHING else None

    def named_owner(self, node: ast.Attribute) -> str:
        """Where no type is known, `space` is a Space: the engine's classes lend their names to what holds them."""
        holder = node.value
        name = holder.id if isinstance(holder, ast.Name) else holder.attr if isinstance(holder, ast.Attribute) else ""
        homes = [full for full in self.program.classes if full.endswith(f".{name.capitalize()}")]
        owners = [self.program.owner_of(full, node.attr) for full in homes if full.startswith(ROOMS)]
        return owners[0] if len(owners) == 1 else ""

    def together(self, places: list[Place | None], node: ast.AST) -> Place | None:
        known = [place for place in places if place is not None]
        for place in known[1:]:
            self.join(known[0], place, node)
        return next((place for place in known if place[0] == "family"), known[0] if known else None)

    def join(self, one: Place | None, other: Place | None, node: ast.AST) -> None:
        if one is None or other is None:
            return
        meeting = self.joins.join(one, other)
        if meeting is not None:
            self.fault(node, " and ".join(meeting))

    def fault(self, node: ast.AST, what: str) -> None:
        self.faults.append(f"{self.module.name}:{getattr(node, 'lineno', 0)}: {ast.unparse(node)[:80]} ({what})")

    # Scopes.

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outer = self.scope, self.owner
        self.scope = self.owner = f"{self.scope}.{node.name}"
        self.generic_visit(node)
        self.scope, self.owner = outer

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        outer = self.scope, self.types
        self.scope, self.types = f"{self.scope}.{node.name}", dict(self.types)
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        for argument in arguments:
            self.types[argument.arg] = self.program.type_of(self.module, argument.annotation)
        if self.owner and arguments and arguments[0].arg == "self":
            self.types["self"] = Type(self.owner)
        defaults = [*node.args.defaults, *node.args.kw_defaults]
        for argument, default in zip(reversed(arguments), reversed(defaults), strict=False):
            self.join(("local", self.scope, argument.arg), self.place(default), argument)
        self.generic_visit(node)
        self.scope, self.types = outer

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815  # the visitor's own names

    def visit_Lambda(self, node: ast.Lambda) -> None:
        outer = self.types
        self.types = {**self.types, **{argument.arg: UNKNOWN for argument in node.args.args}}
        self.generic_visit(node)
        self.types = outer

    def bind(self, target: ast.expr, held: Type) -> None:
        if isinstance(target, ast.Name) and self.scope != self.module.name:
            if self.types.get(target.id, UNKNOWN) == UNKNOWN:
                self.types[target.id] = held
        elif isinstance(target, ast.Tuple):
            for part in target.elts:
                self.bind(part, UNKNOWN)

    def bind_items(self, target: ast.expr, source: ast.expr) -> None:
        """A loop: its variable holds the items of what is gone through."""
        if isinstance(source, ast.Call) and isinstance(source.func, ast.Name) and isinstance(target, ast.Tuple):
            inner = source.args
            if source.func.id == "enumerate":
                self.bind(target.elts[0], UNKNOWN)
                self.bind_items(target.elts[1], inner[0])
                return
            if source.func.id == "zip":
                for part, one in zip(target.elts, inner, strict=False):
                    self.bind_items(part, one)
                return
        self.bind(target, self.type_of(source).item or UNKNOWN)
        if isinstance(target, ast.Name):
            self.join(self.place(target), self.place(source), source)

    # What joins places.

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        for target in node.targets:
            self.bind(target, self.type_of(node.value))
            if not isinstance(target, ast.Tuple):
                self.join(self.place(target), self.place(node.value), node)
            self.join_keys(self.place(target), node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.generic_visit(node)
        self.bind(node.target, self.program.type_of(self.module, node.annotation))
        place = self.place(node.target)
        if place is not None and place[0] != "family":
            self.join(place, self.place(node.value), node)
            self.join_keys(place, node.value)

    def join_keys(self, place: Place | None, value: ast.expr | None) -> None:
        if place is not None and isinstance(value, ast.Dict):
            for key in value.keys:
                self.join(("key", place, 1), self.place(key), value)

    def visit_For(self, node: ast.For) -> None:
        self.bind_items(node.target, node.iter)
        self.generic_visit(node)

    def visit_comprehensions(self, node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp) -> None:
        outer = self.types
        self.types = dict(self.types)
        for part in node.generators:
            if self.scope == self.module.name:
                for name in ast.walk(part.target):
                    if isinstance(name, ast.Name):
                        self.types[name.id] = UNKNOWN
            self.bind_items(part.target, part.iter)
        self.generic_visit(node)
        self.types = outer

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = visit_comprehensions  # noqa: N815

    def visit_Return(self, node: ast.Return) -> None:
        self.generic_visit(node)
        self.join(("result", self.scope), self.place(node.value), node)

    def visit_Compare(self, node: ast.Compare) -> None:
        self.generic_visit(node)
        for left, right in zip([node.left, *node.comparators], node.comparators, strict=False):
            listed = right.elts if isinstance(right, ast.Tuple) and not isinstance(left, ast.Tuple) else [right]
            for item in listed:
                self.join(self.place(left), self.place(item), node)
                self.check_seen(left, item, node)

    def check_seen(self, left: ast.expr, right: ast.expr, node: ast.Compare) -> None:
        """A kind is compared with a place of that family, not with a number or with something unknown."""
        for kind, other in ((self.place(left), right), (self.place(right), left)):
            family = "" if kind is None else self.joins.family_of(kind)
            if family not in {"", SEATS} and number_of(other) is not None and isinstance(node.ops[0], EXACT):
                self.fault(node, f"{family} and a number")
            if kind is None or kind[0] != "family" or getattr(other, "attr", "") in ANYTHING:
                continue
            place = self.place(other)
            if place is None or not self.joins.family_of(place):
                self.fault(node, f"{kind[1]} and something unknown")

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.generic_visit(node)
        if isinstance(node.value, ast.Dict):
            for key in node.value.keys:
                self.join(self.place(key), self.place(node.slice), node)
            return
        family = self.program.families.tables.get(self.full_name(node.value))
        if family is not None:
            self.join(("family", family), self.place(node.slice), node)
            return
        depth, base = 1, node.value
        while isinstance(base, ast.Subscript):
            depth, base = depth + 1, base.value
        held = self.place(base)
        if held is not None and held[0] == "global":
            self.join(("key", held, depth), self.place(node.slice), node)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr in KEEPERS:
            for argument in node.args:
                self.join(self.place(node.func.value), self.place(argument), node)
        called = self.called(node)
        facts = self.program.functions.get(called)
        if facts is None or called in OF_ALL or any(isinstance(argument, ast.Starred) for argument in node.args):
            return
        named = [(keyword.arg, keyword.value) for keyword in node.keywords]
        for name, value in [*zip(facts.parameters, node.args, strict=False), *named]:
            if name is not None and name not in ANYTHING:
                self.join(("local", called, name), self.place(value), node)


def faults_in(modules: list[Module]) -> list[str]:
    """Every join of two families. What is read later may be known earlier, so all is read twice."""
    program = Program(modules)
    joins = Joins()
    concerned = [module for module in modules if any(name.startswith(ROOMS) for name in module.names.values())]
    for faults in ([], found := list[str]()):
        for module in concerned:
            Reader(program, module, joins, faults).visit(module.tree)
    return found
