import type { documents } from '#schema/finance/documents.ts'
import { notFound } from '../../errors.ts'
import { type Handler, ofRow } from '../../implement.ts'
import { documentContextOf } from '../documentContext.ts'
import { elementsOf, findLoadDocument, testBy } from './loadDocument.ts'
import { loadLines } from './loadLines.ts'
import { materialPassport } from './materialPassport.ts'

/** Results of a mill test as JSON; 404 for other documents and for untested heats. */
export const millTestData: Handler<typeof documents.millTestData> = ofRow(
  ({ db, input }) => findLoadDocument(db, input.hash),
  async (context, { testId, testedOn, customerId, hash }) => {
    const { db, settings } = context
    if (testId === null || testedOn === null) throw notFound()
    const [test] = await testBy(db, { testId })
    if (!test?.tested_on) throw notFound()
    const [elements, [line], { product, customer }] = [
      await elementsOf(db, { testId }),
      await loadLines(db, { hash }),
      await documentContextOf(context, customerId),
    ]
    const manufacturer = { name: product, address: settings.plantAddress }
    const data = materialPassport({ ...test, tested_on: test.tested_on }, elements, { manufacturer, customer, line })
    return { name: `Heat ${test.heat}.json`, bytes: new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`) }
  },
)
