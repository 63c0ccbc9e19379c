import { failure, json, type StubRequest, stubGateway } from '#tests/support/screens/stubGateway.ts'

const family = '/read/Users/metricosAnvilNowForge'

/** A wire record, with its values in column order. */
export const record = (...values: readonly unknown[]) =>
  Object.fromEntries(values.map((value, index) => [`Valor${index + 1}`, value]))

type Answers = Readonly<Record<string, unknown>>

export const metricsGateway = (answers: Answers) => {
  const gateway = stubGateway(
    Object.fromEntries(
      Object.entries(answers).map(([path, body]) => [
        `GET ${family}${path}`,
        (_asked: StubRequest) => (body === null ? failure(503, 'unavailable') : json(body)),
      ]),
    ),
  )
  return { ...gateway, to: (path: string) => gateway.to(`${family}${path}`) }
}
