import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LimitNode,
  type OffsetNode,
  type OperationNode,
  type QueryResult,
  RawNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely'
import { blankRecord, filledRecord } from '#values/records.ts'
import type { RunStatement, SqliteConnection, StatementResult, StreamStatement } from './connection.ts'
import { GroupedWrites, type Member } from './groupedWrites.ts'

/** Keyed by the statement's column list, which is the same object on every run. */
const blankRows = new WeakMap<readonly string[], Readonly<Record<string, unknown>>>()

const blankRowOf = (columns: readonly string[]) => {
  const blank = blankRows.get(columns) ?? blankRecord(columns)
  blankRows.set(columns, blank)
  return blank
}

export const asResult = <R>(answered: StatementResult): QueryResult<R> => {
  if (!('rows' in answered))
    return {
      rows: [],
      numAffectedRows: BigInt(answered.changes),
      insertId: BigInt(answered.lastInsertRowid),
    }
  const { columns, rows } = answered
  const blank = blankRowOf(columns)
  return { rows: rows.map((values) => filledRecord(blank, columns, values) as R) }
}

/** Reads use a separate connection, which sees committed data; everything else is written in groups. */
class LightConnection implements DatabaseConnection {
  readonly #reads: SqliteConnection
  readonly #writes: GroupedWrites
  member: Member | null = null

  constructor(reads: SqliteConnection, writes: GroupedWrites) {
    this.#reads = reads
    this.#writes = writes
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.member) return asResult<R>(this.member.run(sql, parameters))
    if (query.kind === 'SelectQueryNode') return asResult<R>(this.#reads.run(sql, parameters))
    return asResult<R>(await this.#write(sql, parameters))
  }

  async #write(text: string, parameters: readonly unknown[]) {
    const member = await this.#writes.join()
    try {
      const answered = member.run(text, parameters)
      await member.commit()
      return answered
    } catch (error) {
      await member.rollBack()
      throw error
    }
  }

  streamQuery(): never {
    throw new Error('Stream from the reader instead: here a stream would hold up every request.')
  }
}

const noop = async () => {}

const lightDriver = (reads: SqliteConnection, writer: SqliteConnection): Driver => {
  const writes = new GroupedWrites(writer)
  return {
    init: noop,
    acquireConnection: async () => new LightConnection(reads, writes),
    releaseConnection: noop,
    beginTransaction: async (connection: LightConnection) => {
      connection.member = await writes.join()
    },
    commitTransaction: async ({ member }: LightConnection) => member?.commit(),
    rollbackTransaction: async ({ member }: LightConnection) => member?.rollBack(),
    destroy: async () => {
      await writes.settle()
      reads.close()
      writer.close()
    },
  }
}

interface Reader {
  readonly run: RunStatement
  readonly stream: StreamStatement
}

const onlyReads = async () => {
  throw new Error('The reader has no transactions.')
}

/** The reading thread serializes its statements itself. */
const readerDriver = ({ run, stream }: Reader): Driver => {
  const executeQuery = async <R>({ sql, parameters }: CompiledQuery) => asResult<R>(await run(sql, parameters))
  async function* streamQuery<R>({ sql, parameters }: CompiledQuery, rowsAtOnce: number) {
    for await (const portion of stream(sql, parameters, rowsAtOnce)) yield asResult<R>(portion)
  }
  const connection: DatabaseConnection = { executeQuery, streamQuery }
  return {
    init: noop,
    acquireConnection: async () => connection,
    releaseConnection: noop,
    beginTransaction: onlyReads,
    commitTransaction: onlyReads,
    rollbackTransaction: onlyReads,
    destroy: noop,
  }
}

/** True for a value written into the SQL text, as by `sql.lit`, instead of bound as a parameter. */
const isWritten = (node: OperationNode) =>
  RawNode.is(node) && node.parameters.every((part) => ValueNode.is(part) && part.immediate)

/**
 * SQLite reads the value of a bare `limit ?` during planning and re-prepares the statement for each new value, which
 * takes half the time of a page query. Inside an expression it does not.
 */
class PlannedOnce extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode) {
    this.#appendTerm('limit', limit)
  }

  protected override visitOffset({ offset }: OffsetNode) {
    this.#appendTerm('offset', offset)
  }

  #appendTerm(word: 'limit' | 'offset', node: OperationNode) {
    this.append(`${word} (`)
    this.visitNode(node)
    this.append(isWritten(node) ? ')' : ' + 0)')
  }
}

const dialectOver = (createDriver: () => Driver): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver,
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new PlannedOnce(),
})

/** Kysely over two connections of this thread, one for reading and one for writing. Closes both. */
export const lightDialect = (reads: SqliteConnection, writer: SqliteConnection) =>
  dialectOver(() => lightDriver(reads, writer))

export const readerDialect = (reader: Reader) => dialectOver(() => readerDriver(reader))
