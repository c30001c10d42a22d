"""Small faults, made on the syntax tree: each is one edit of the text that a careless hand could have made."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Fault:
    """One edit: the bytes from `start` to `end` of a file become `new`."""

    line: int
    start: int
    end: int
    old: str
    new: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
FUNCTIONS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
COUNTED: Final = 20  # up to here a number is mistaken by one; a larger one, by a digit
ORDERS: Final = {"desc": "asc", "asc": "desc"}
TEXTS: Final = frozenset({"log", "logger", "logs", "warnings"})  # what they are given is for people who read logs
# Functions that only describe an object to programmers.
DESCRIPTIONS: Final = frozenset({"__repr__", "__str__"})
# Keywords that guard against mistakes of the programmer or name a thing, and change nothing that is right.
IDLE_KEYWORDS: Final = frozenset({"daemon", "exc_info", "index", "slots", "strict", "unique"})


def faults(source: str) -> list[Fault]:
    """Every fault that could be made in a module, in the order of the text."""
    return sorted(Finder(source).found(), key=lambda fault: (fault.start, fault.end, fault.new))


class Finder:
    def __init__(self, source: str) -> None:
        self.source = source.encode()
        self.tree = ast.parse(source)
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def found(self) -> Iterator[Fault]:
        yield from self.within(self.tree)

    def within(self, node: ast.AST) -> Iterator[Fault]:
        for child in worth_breaking(node):
            yield from self.at(child)
            yield from self.within(child)

    def at(self, node: ast.AST) -> Iterator[Fault]:
        if isinstance(node, ast.expr):
            for changed in broken_expressions(node):
                yield self.edit(node, f"({ast.unparse(changed)})" if needs_brackets(changed) else ast.unparse(changed))
        elif isinstance(node, ast.stmt):
            for whole, text in broken_statements(node):
                yield self.edit(whole, text)

    def edit(self, node: ast.expr | ast.stmt, new: str) -> Fault:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        return Fault(node.lineno, start, end, self.source[start:end].decode(), new)


def worth_breaking(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node in which a fault would change what the program does."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params", "bases"):
            continue
        if field == "keywords" and isinstance(node, ast.ClassDef):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not idle(child):
                yield child


def idle(node: ast.AST) -> bool:
    """Whether the node is for readers and tools alone: types, docstrings, log lines, assertions, exports."""
    match node:
        case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.JoinedStr() | ast.Pass():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))):
            return name in TEXTS
        case ast.FunctionDef(name=name):
            return name in DESCRIPTIONS
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name in ("__all__", "__slots__")
        case ast.keyword(arg=arg):
            return arg in IDLE_KEYWORDS
        case ast.Call(func=ast.Name(id=name)):
            return name in ("cast", "TypeVar", "NewType", "String")  # a length of String binds no SQLite
    return False


def needs_brackets(node: ast.expr) -> bool:
    return isinstance(node, ast.BoolOp | ast.BinOp | ast.UnaryOp | ast.Compare)


def broken_expressions(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(ops=[op, *_]) if type(op) in COMPARISONS:
            changed = copy.deepcopy(node)
            changed.ops[0] = COMPARISONS[type(op)]()
            yield changed
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC and not (text(left) or text(right)):
            yield ast.BinOp(left, ARITHMETIC[type(op)](), right)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)) if value > COUNTED:
            yield ast.Constant(value * 10)
            yield ast.Constant(value // 10)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.Slice(lower=lower, upper=upper, step=step):
            yield from (ast.Slice(lower, one_more(upper), step) for _ in [0] if upper and not number(upper))
            yield from (ast.Slice(one_more(lower), upper, step) for _ in [0] if lower and not number(lower))
        case ast.Call():
            yield from broken_calls(node)


def broken_calls(node: ast.Call) -> Iterator[ast.expr]:
    match node:
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in FUNCTIONS:
            yield ast.Call(ast.Name(FUNCTIONS[name]), args, keywords)
        case ast.Call(func=ast.Name(id="sorted"), args=args, keywords=keywords):
            if not any(keyword.arg == "reverse" for keyword in keywords):
                yield ast.Call(node.func, args, [*keywords, ast.keyword("reverse", ast.Constant(True))])
        case ast.Call(func=ast.Attribute(value=value, attr=attr), args=[]) if attr in ORDERS:
            yield ast.Call(ast.Attribute(value, ORDERS[attr]), [], [])
        case ast.Call(func=func, args=[first, second, *rest]) if swappable(func, first, second):
            yield ast.Call(func, [second, first, *rest], node.keywords)


def swappable(func: ast.expr, first: ast.expr, second: ast.expr) -> bool:
    """Whether the order of two arguments could be mistaken: of different kinds it fails at once."""
    if isinstance(func, ast.Name) and func.id in ("isinstance", "getattr", "zip", "range", "cast"):
        return False
    return isinstance(first, ast.Name | ast.Attribute) and isinstance(second, ast.Name | ast.Attribute)


def broken_statements(node: ast.stmt) -> Iterator[tuple[ast.stmt | ast.expr, str]]:
    match node:
        case ast.If(test=test, body=[ast.Raise() | ast.Return() | ast.Continue() | ast.Break()]):
            yield test, "False"
        case ast.If(test=test) | ast.While(test=test) if not isinstance(test, ast.Constant | ast.Compare):
            yield test, f"not ({ast.unparse(test)})"
        case ast.Expr(value=ast.Call() | ast.Await()):
            yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.AugAssign() | ast.Delete():
            yield node, "pass"
        case ast.Return(value=value) if value is not None and not falsy(value):
            yield node, "return None"
        case ast.Continue():
            yield node, "break"
        case ast.Break():
            yield node, "continue"


def text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str | bytes))


def number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant)


def falsy(node: ast.expr) -> bool:
    """Whether `None` in its place would mostly mean the same."""
    return isinstance(node, ast.Constant) and not node.value


def one_more(node: ast.expr) -> ast.expr:
    return ast.BinOp(node, ast.Add(), ast.Constant(1))
