import type { Db } from '../../database/open.ts'
import { type Placing, prepared } from '../../database/prepared.ts'
import type { Tables } from '../../database/tables/tables.ts'
import { notFound } from '../../errors.ts'
import type { Context } from '../../implement.ts'
import type { Drawing } from '../drawing/drawings.ts'
import { translatorTo } from '../language.ts'
import { settingOf } from '../setting.ts'
import { formatDay } from '../texts.ts'
import { loadLines } from './loadLines.ts'
import { millTestPaper } from './millTestPaper.ts'
import { shippingPaper } from './shippingPaper.ts'

const selectDocuments = (db: Db) =>
  db
    .selectFrom('load_documents')
    .leftJoin('mill_tests', 'mill_tests.id', 'load_documents.mill_test_id')
    .select(['load_documents.hash', 'load_documents.customer_id as customerId', 'load_documents.kind'])
    .select(['load_documents.number', 'mill_tests.id as testId', 'mill_tests.tested_on as testedOn'])

const documentBy = prepared((db, value: Placing<{ hash: string }>) =>
  selectDocuments(db).where('load_documents.hash', '=', value('hash')),
)

export type LoadDocument = Awaited<ReturnType<typeof documentBy>>[number]

/** A mill test report exists only after the heat has been tested. */
export const isThere = ({ kind, testedOn }: LoadDocument) => kind !== 'millTest' || testedOn !== null

/** Load document by its hash; null if it does not exist, or not yet. */
export const findLoadDocument = async (db: Db, hash: string) => (await documentBy(db, { hash })).find(isThere) ?? null

export const loadDocumentsBy = (db: Db, customerId: number, hashes: readonly string[]): Promise<LoadDocument[]> =>
  hashes.length === 0
    ? Promise.resolve([])
    : selectDocuments(db)
        .where('load_documents.customer_id', '=', customerId)
        .where('load_documents.hash', 'in', hashes)
        .execute()

export const testBy = prepared((db, value: Placing<{ testId: number }>) =>
  db.selectFrom('mill_tests').selectAll().where('id', '=', value('testId')),
)

export const elementsOf = prepared((db, value: Placing<{ testId: number }>) =>
  db
    .selectFrom('mill_test_elements')
    .select(['symbol', 'share'])
    .where('mill_test_id', '=', value('testId'))
    .orderBy('share', 'desc')
    .orderBy('symbol'),
)

export const namesOfKinds: Readonly<Record<Tables['load_documents']['kind'], string>> = {
  millTest: 'Mill test report',
  packingList: 'Packing list',
  billOfLading: 'Bill of lading',
}

type Reading = Pick<Context<unknown>, 'db' | 'clock' | 'settings' | 'language'>

export const nameOfDocument = ({ language }: Pick<Reading, 'language'>, { kind, number }: LoadDocument) =>
  `${translatorTo(language)(namesOfKinds[kind])} ${number}`

export const drawingOf = async (context: Reading, document: LoadDocument): Promise<Drawing> => {
  const { db } = context
  const name = nameOfDocument(context, document)
  const [setting, lines] = await Promise.all([
    settingOf(context, document.customerId),
    loadLines(db, { hash: document.hash }),
  ])
  const title = { ...setting, title: name }
  const { testId, testedOn } = document
  if (testId === null) return { name, paper: shippingPaper(title, document.kind === 'packingList', lines) }
  const [[test], elements] = [await testBy(db, { testId }), await elementsOf(db, { testId })]
  if (!test) throw notFound()
  return { name, paper: millTestPaper(title, { ...test, testedOn: formatDay(testedOn), elements }, lines) }
}
