import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawStyles, showInPortal } from '#tests/support/screens/portalScreen.tsx'

drawStyles()
afterEach(cleanup)

test('disabled options, which say why they cannot be chosen, are not faded', async () => {
  const customers = (
    <Autocomplete
      options={['Brennholt - already in a budget']}
      getOptionDisabled={() => true}
      renderInput={(field) => <TextField {...field} label="Customer" />}
    />
  )
  showInPortal({ '/': customers }, '/')
  await userEvent.click(screen.getByRole('combobox', { name: 'Customer' }))
  expect(getComputedStyle(await screen.findByRole('option')).opacity).toBe('1')
})
