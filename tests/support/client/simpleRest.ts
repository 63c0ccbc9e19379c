import simpleRestProvider from 'ra-data-simple-rest'
import { type DataProvider, fetchUtils } from 'react-admin'
import type { Client } from './apiClient.ts'

/** `ra-data-simple-rest` as its documentation shows it, with a token; reads and writes are two services. */
export const simpleRest = ({ url, token }: Client): DataProvider => {
  const http: typeof fetchUtils.fetchJson = (address, options = {}) =>
    fetchUtils.fetchJson(address, { ...options, user: { authenticated: true, token: `Bearer ${token}` } })
  const { create, update, updateMany, delete: remove, deleteMany } = simpleRestProvider(`${url}/write`, http)
  return { ...simpleRestProvider(`${url}/read`, http), create, update, updateMany, delete: remove, deleteMany }
}
