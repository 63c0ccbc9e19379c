import type { ProblemCode, Reason } from '#schema/imports/problems.ts'

/** Problem or warning of a file; line 0 means that no specific line is affected. */
export interface Problem extends Omit<Reason, 'code'> {
  readonly line: number
  /** Column of the data file; null if the whole row or file is affected. */
  readonly column: string | null
  /** Header of that column in the plant's file. */
  readonly header: string | null
  /** Value as written in the file. */
  readonly value: string | null
  /** Null for a problem that an earlier version has stored. */
  readonly code: ProblemCode | null
}

/** Thrown for a file that cannot be read to its end. */
export class UnreadableFileError extends Error {
  readonly problem: Problem

  constructor(line: number, reason: Reason) {
    super(reason.reason)
    this.problem = plainProblem(line, reason)
  }
}

/** Maximum problems listed per file; all are counted. */
export const maxProblems = 1_000

const maxValueLength = 100

export const shownValue = (value: unknown) =>
  value === null || value === undefined || value === '' || value instanceof Uint8Array
    ? null
    : String(value).slice(0, maxValueLength)

export const plainProblem = (line: number, reason: Reason, column: string | null = null): Problem => ({
  line,
  column,
  header: null,
  value: null,
  ...reason,
})

/** Problem of an answer, whose lists can be changed. */
export const asAnswer = ({ params, ...problem }: Problem) => ({ ...problem, params: [...params] })

type StoredProblem = Omit<Problem, 'code' | 'params'> & Partial<Problem>

/** Problems from a JSON column. */
export const readProblems = (text: string | null): Problem[] =>
  text === null ? [] : (JSON.parse(text) as StoredProblem[]).map((problem) => ({ code: null, params: [], ...problem }))

/** Set of lines in one byte each: a set of a million numbers takes 40 MB. */
class Lines {
  #has = new Uint8Array(1_024)

  add(line: number) {
    if (line >= this.#has.length) {
      const larger = new Uint8Array(Math.max(line + 1, this.#has.length * 2))
      larger.set(this.#has)
      this.#has = larger
    }
    this.#has[line] = 1
  }

  *inPortions(size: number) {
    let portion: number[] = []
    for (let line = 1; line < this.#has.length; line += 1) {
      if (this.#has[line] === 1) portion.push(line)
      if (portion.length < size) continue
      yield portion
      portion = []
    }
    if (portion.length > 0) yield portion
  }
}

/** Problems of one file: all are counted, the first ones listed. */
export class Problems {
  count = 0
  /** Lines of all problems that were added one by one. */
  readonly lines = new Lines()
  readonly #listed: Problem[] = []

  add(...problems: readonly Problem[]) {
    this.count += problems.length
    for (const problem of problems) {
      this.lines.add(problem.line)
      if (this.#listed.length < maxProblems) this.#listed.push(problem)
    }
  }

  /** Adds problems of which only some are given. */
  addCounted({ count, listed }: Counted) {
    this.add(...listed)
    this.count += count - listed.length
  }

  list(): Counted {
    return { count: this.count, listed: this.#listed.toSorted((one, other) => one.line - other.line) }
  }
}

export interface Counted {
  readonly count: number
  readonly listed: readonly Problem[]
}
