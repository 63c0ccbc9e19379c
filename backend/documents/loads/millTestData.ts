import type { documents } from '../../../schema/finance/documents.ts'
import { notFound } from '../../errors.ts'
import { type Handler, ofRow } from '../../implement.ts'
import { elementsOf, findLoadDocument, testBy } from './loadDocument.ts'

/** Results of a mill test as JSON; 404 for other documents and for untested heats. */
export const millTestData: Handler<typeof documents.millTestData> = ofRow(
  ({ db, input }) => findLoadDocument(db, input.hash),
  async ({ db }, { testId }) => {
    if (testId === null) throw notFound()
    const [test] = await testBy(db, { testId })
    if (!test) throw notFound()
    const elements = await elementsOf(db, { testId })
    const data = {
      ...{ heat: test.heat, alloy: test.alloy, testedOn: test.tested_on },
      chemicalComposition: elements.map(({ symbol, share }) => ({ element: symbol, weightPercent: share })),
      mechanicalProperties: {
        tensileStrengthMPa: test.tensile_strength,
        yieldStrengthMPa: test.yield_strength,
        elongationPercent: test.elongation,
        hardnessHBW: test.hardness,
      },
    }
    return { name: `Heat ${test.heat}.json`, bytes: new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`) }
  },
)
