import { readFileSync } from 'node:fs'

/** Of the contacts of the demo; the first one has a photo. */
export const contactGuids = [
  ...readFileSync('backend/demo/files/contacts.csv', 'utf8').matchAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g),
].map(([guid]) => guid)
