import { expect } from 'vitest'
import { type Column, columnsIn, migratedColumns } from '#scripts/data/tableTypes.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import type { Rows } from '#tests/support/database/openRows.ts'

type Described = Pick<Column, 'table' | 'name'> & { type: string; null: boolean; key: boolean; computed: boolean }

const inOrder = (columns: Described[]) =>
  columns.toSorted((one, other) => (`${one.table}.${one.name}` < `${other.table}.${other.name}` ? -1 : 1))

const describeColumns = (columns: Column[]) =>
  columns.map(({ table, name, sqlType, isNullable, isGeneratedKey, isComputed }) => ({
    table,
    name,
    type: sqlType.toLowerCase(),
    null: isNullable === 1,
    key: isGeneratedKey === 1,
    computed: isComputed === 1,
  }))

async function postgresColumns({ ask }: Rows) {
  const columns = await ask(`
    select table_name as "table", column_name as name,
      case data_type when 'double precision' then 'real' when 'bytea' then 'blob' else data_type end as type,
      is_nullable = 'YES' and is_generated = 'NEVER' as "null", is_identity = 'YES' as key,
      is_generated = 'ALWAYS' as computed
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  return columns as Described[]
}

onSharedApi('either database has the columns that the types are written from', async ({ api }) => {
  const found = api.databaseUrl ? await postgresColumns(api.rows) : describeColumns(columnsIn(api.dataDir))
  expect(inOrder(found)).toEqual(inOrder(describeColumns(await migratedColumns())))
})
