import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '../../../../dataProvider/customer.ts'
import RawMaterialApproval from '../../../../resources/material/raw-material-approval/RawMaterialApproval.tsx'
import { account } from '../../../../schema/account.ts'
import { showInPortal } from '../../../support/portalScreen.tsx'
import { failure, json, stubGateway } from '../../../support/stubGateway.ts'
import { stubUploads } from '../../../support/stubUploads.ts'

const bar = {
  idBarra: 7,
  aprobada: null,
  colada: 'H-1',
  fechaLlegada: '2026-11-01',
  fechaAprobada: null,
  nombreBarra: 'B-7',
}
const approved = { ...bar, idBarra: 8, nombreBarra: 'B-8', aprobada: true, fechaAprobada: '2026-11-03' }
const flagOnly = { ...bar, idBarra: 9, nombreBarra: 'B-9', aprobada: true }

beforeEach(() => setCurrentCustomer(104))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const show = (isProvider = false) => {
  const { method, service, path } = account.contentAccess
  stubGateway({
    'GET /read/api/Customers/104/aprovalMaterial': () => json([bar, approved, flagOnly]),
    [`${method} /${service}${path}`]: () => (isProvider ? json({ ok: true }) : failure(403, 'forbidden')),
  })
  const uploads = stubUploads()
  showInPortal({ '/approval': <RawMaterialApproval /> }, '/approval')
  return uploads
}

describe('the approval of raw material', () => {
  test('takes for approved what has both the flag and the day', async () => {
    show()
    await screen.findByText('B-8')
    expect(within(screen.getByRole('table', { name: 'Approved material' })).queryByText('B-9')).toBeNull()
    expect(within(screen.getByRole('table', { name: 'Material to be approved' })).getByText('B-9')).toBeTruthy()
  })

  test('sends a refusal with its reason and without a file, and says so when it fails', async () => {
    const uploads = show()
    fireEvent.click(await screen.findByRole('button', { name: 'Submit Approval of H-1 B-7' }))
    const dialog = () => within(screen.getByRole('dialog'))
    expect(await screen.findByText('Are you sure you want to submit this approval?')).toBeTruthy()
    fireEvent.click(dialog().getByRole('button', { name: 'Submit Approval' }))
    fireEvent.change(await screen.findByRole('textbox', { name: 'Please add the reason:' }), {
      target: { value: 'Too coarse.' },
    })
    fireEvent.click(dialog().getByRole('button', { name: 'OK' }))
    await vi.waitFor(() => expect(uploads).toHaveLength(1))
    expect(uploads[0]?.url).toBe('/write/Bar/approved?idCustomer=104')
    expect([...(uploads[0]?.body ?? [])]).toEqual([
      ['idHeat', '7'],
      ['approved', 'false'],
      ['comment', 'Too coarse.'],
    ])
    await uploads[0]?.answer(failure(500, 'internal'))
    const text = 'There was an error when trying to upload your approval. Please try again later.'
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test('is only looked at by the staff of the provider', async () => {
    show(true)
    await screen.findByText('B-8')
    expect(screen.queryByRole('button', { name: /^Submit Approval/ })).toBeNull()
  })
})
