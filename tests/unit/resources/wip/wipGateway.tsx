import { configure, screen, within } from '@testing-library/react'
import { encode } from 'zod/mini'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { registerResource } from '#dataProvider/resources.ts'
import { listsBySource } from '#resources/wip/first.ts'
import WipReport from '#resources/wip/WipReport.tsx'
import { wipCounts, wipLine } from '#schema/wip/wip.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, type StubRequest, stubGateway } from '#tests/support/screens/stubGateway.ts'
import type { lineOfCounts, lineOfSteps } from './wipLines.ts'

// A page of cards has thousands of elements: jsdom takes seconds to compute the visibility of each.
configure({ defaultHidden: true })

type Answers = Record<string, (request: StubRequest) => Response | Promise<Response>>

export const listPath = '/read/WIP/getwipdetallefiltrado/'
export const countsPath = '/read/api/Customers/101/wipreport'

const range = (length: number) => ({ headers: { 'Content-Range': `lines 0-${Math.max(0, length - 1)}/${length}` } })

export const stepsGateway = (lines: readonly ReturnType<typeof lineOfSteps>[], more: Answers = {}) =>
  stubGateway({
    'GET /read/WIP/source/101': () => json({ Fuente: 1 }),
    [`POST ${listPath}`]: () => json({ wipdetalle: lines.map((line) => encode(wipLine, line)) }, range(lines.length)),
    'POST /read/api/Customers/101/processHeaders': () => json({ value: '[]' }),
    ...more,
  })

export const countsGateway = (lines: readonly ReturnType<typeof lineOfCounts>[], more: Answers = {}) =>
  stubGateway({
    'GET /read/WIP/source/101': () => json({ Fuente: 2 }),
    [`GET ${countsPath}`]: () =>
      json({ value: JSON.stringify(lines.map((line) => encode(wipCounts, line))) }, range(lines.length)),
    'POST /read/api/Customers/101/processHeaders': () => json({ value: '[]' }),
    ...more,
  })

export const openWip = (at = '/wip-reports', language: 'en' | 'es' = 'en') => {
  for (const list of Object.values(listsBySource)) registerResource(list)
  setCurrentCustomer(101)
  return showInPortal({ '/wip-reports': <WipReport />, '/production-parts': <WipReport /> }, at, null, language)
}

export const cardOf = async (jobOrder: string) => {
  const heading = await screen.findByText(
    (_, element) => element?.tagName === 'H2' && element.textContent?.includes(` ${jobOrder}`) === true,
  )
  return heading.closest('li') as HTMLElement
}

export const valuesOf = (card: HTMLElement) =>
  Object.fromEntries(
    within(card)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
