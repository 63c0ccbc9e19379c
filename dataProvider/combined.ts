import { combineDataProviders, type DataProvider } from 'react-admin'
import { dataProvider as portal } from './dataProvider.ts'

const records = new Proxy({} as DataProvider, {
  get:
    (_, method: string) =>
    async (resource: string, ...parameters: readonly unknown[]) => {
      const { recordsOf } = await import('./records.ts')
      return recordsOf(resource)[method](resource, ...parameters)
    },
})

/** Data provider of react-admin: `ra-data-simple-rest` for plain records, declared calls for everything else. */
export const dataProvider: DataProvider = {
  ...combineDataProviders((resource) => (resource.startsWith('data/') ? records : portal)),
  streamList: portal.streamList,
  supportAbortSignal: true,
}
