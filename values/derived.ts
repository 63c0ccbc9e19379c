/**
 * Computes a value from fields of a row; null if one of them is null. A row of a company's service may lack a field
 * that is declared, and an unknown operand must not count as 0.
 */
export const derived = <Row extends object, Result>(
  row: Row,
  operands: readonly (keyof Row)[],
  compute: (row: Row) => Result,
): Result | null => (operands.some((name) => (row[name] ?? null) === null) ? null : compute(row))
