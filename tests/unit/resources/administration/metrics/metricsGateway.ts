import { type Asked, failure, json, stubGateway } from '../../../../support/screens/stubGateway.ts'

const family = '/read/Users/metricosAnvilNowForge'

/** A record of the wire from its values in the order of the columns. */
export const record = (...values: readonly unknown[]) =>
  Object.fromEntries(values.map((value, index) => [`Valor${index + 1}`, value]))

type Answers = Readonly<Record<string, unknown>>

/** A gateway that answers the calls of the metrics by the end of their path, and fails where there is no answer. */
export const metricsGateway = (answers: Answers) => {
  const gateway = stubGateway(
    Object.fromEntries(
      Object.entries(answers).map(([path, body]) => [
        `GET ${family}${path}`,
        (_asked: Asked) => (body === null ? failure(503, 'unavailable') : json(body)),
      ]),
    ),
  )
  return { ...gateway, to: (path: string) => gateway.to(`${family}${path}`) }
}
