import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import RecordEdit from '#resources/administration/data/RecordEdit.tsx'
import { resources } from '#resources/administration/data/records.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { stubUploads } from '#tests/support/screens/stubUploads.ts'

for (const resource of resources) registerResource(resource)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const contact = { id: 3, name: 'Ignacio Peña', email: 'ignacio@anvil.example', phone: '', version: 1 }

test.each([
  ['the wrong type', failure(400, 'invalid_input', { issues: { photo: 'fileType' }, codes: { photo: 'fileType' } })],
  ['too many bytes', failure(413, 'payload_too_large')],
])('a photo of %s is rejected by its name, with the accepted types and size', async (_, answer) => {
  stubGateway({ 'GET /read/data/contacts/3': () => json(contact) })
  const uploads = stubUploads()
  showInPortal({ '/edit-data': <RecordEdit /> }, '/edit-data?record=contacts&id=3', person(1))
  await screen.findByRole('heading', { name: 'Photo' })
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.setup().upload(input, new File(['nope'], 'portrait.png', { type: 'image/png' }))
  await vi.waitFor(() => expect(uploads[0]?.body).toBeTruthy())
  await uploads[0]?.answer(answer)
  expect(await screen.findByText('portrait.png is not a JPEG, PNG or WebP image of at most 2 MB.')).toBeTruthy()
})
