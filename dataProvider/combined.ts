import { combineDataProviders, type DataProvider } from 'react-admin'
import { dataProvider as portal } from './dataProvider.ts'

/** The provider of plain records, which comes with the first of them that is asked for. */
const records = new Proxy({} as DataProvider, {
  get:
    (_, method: string) =>
    async (...asked: readonly unknown[]) => {
      const { recordsProvider } = await import('./records.ts')
      return recordsProvider[method](...asked)
    },
})

const isPlain = (resource: string) => resource.startsWith('data/')

/** react-admin's provider: plain records by `ra-data-simple-rest`, all else by the declared calls. */
export const dataProvider: DataProvider = {
  ...combineDataProviders((resource) => (isPlain(resource) ? records : portal)),
  streamList: portal.streamList,
  supportAbortSignal: true,
}
