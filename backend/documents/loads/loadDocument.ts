import type { Db } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { asFlag, isDelivered } from '../../document-links/available.ts'
import { notFound } from '../../errors.ts'
import type { Context } from '../../implement.ts'
import { documentContextOf } from '../documentContext.ts'
import type { Drawing } from '../drawing/drawings.ts'
import { translatorTo } from '../language.ts'
import { deliveredOrDrawn } from '../plantDocuments.ts'
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
    .select(asFlag(isDelivered).as('isDelivered'))

const documentBy = (db: Db, { hash }: { hash: string }) =>
  selectDocuments(db).where('load_documents.hash', '=', hash).execute()

export type LoadDocument = Awaited<ReturnType<typeof documentBy>>[number]

/** A mill test report exists only after the heat has been tested, unless the plant has delivered one. */
export const isThere = ({ kind, testedOn, isDelivered: isOwn }: LoadDocument) =>
  kind !== 'millTest' || testedOn !== null || isOwn === 1

/** Load document by its hash; null if it does not exist, or not yet. */
export const findLoadDocument = async (db: Db, hash: string) => (await documentBy(db, { hash })).find(isThere) ?? null

export const loadDocumentsBy = (db: Db, customerId: number, hashes: readonly string[]): Promise<LoadDocument[]> =>
  hashes.length === 0
    ? Promise.resolve([])
    : selectDocuments(db)
        .where('load_documents.customer_id', '=', customerId)
        .where('load_documents.hash', 'in', hashes)
        .execute()

export const testBy = (db: Db, { testId }: { testId: number }) =>
  db.selectFrom('mill_tests').selectAll().where('id', '=', testId).execute()

export const elementsOf = (db: Db, { testId }: { testId: number }) =>
  db
    .selectFrom('mill_test_elements')
    .select(['symbol', 'share'])
    .where('mill_test_id', '=', testId)
    .orderBy('share', 'desc')
    .orderBy('symbol')
    .execute()

export const namesOfKinds: Readonly<Record<Tables['load_documents']['kind'], string>> = {
  millTest: 'Mill test report',
  packingList: 'Packing list',
  billOfLading: 'Bill of lading',
}

type Reading = Pick<Context<unknown>, 'db' | 'clock' | 'settings' | 'language'>

export const nameOfDocument = ({ language }: Pick<Reading, 'language'>, { kind, number }: LoadDocument) =>
  `${translatorTo(language)(namesOfKinds[kind])} ${number}`

const drawingOf = async (context: Reading, document: LoadDocument): Promise<Drawing> => {
  const { db } = context
  const name = nameOfDocument(context, document)
  const [documentContext, lines] = await Promise.all([
    documentContextOf(context, document.customerId),
    loadLines(db, { hash: document.hash }),
  ])
  const title = { ...documentContext, title: name }
  const { testId, testedOn } = document
  if (testId === null) return { name, paper: shippingPaper(title, document.kind === 'packingList', lines) }
  const [[test], elements] = [await testBy(db, { testId }), await elementsOf(db, { testId })]
  if (!test) throw notFound()
  return { name, paper: millTestPaper(title, { ...test, testedOn: formatDay(testedOn), elements }, lines) }
}

type Showing = Reading & Parameters<typeof deliveredOrDrawn>[0]

export const paperOfLoad = (context: Showing, document: LoadDocument, isAdmitted = false) =>
  deliveredOrDrawn(
    context,
    { kind: 'load', hash: document.hash },
    nameOfDocument(context, document),
    () => drawingOf(context, document),
    isAdmitted,
  )
