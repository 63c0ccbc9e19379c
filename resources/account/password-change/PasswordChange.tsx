import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { PasswordForm } from './PasswordForm.tsx'

/** /password-change: after a change the form is as empty as it was (spec 2 'Password recovery and change'). */
const PasswordChange = () => {
  const [changes, setChanges] = useState(0)
  return (
    <ResourceContextProvider value="passwordChange">
      <PasswordForm key={changes} isChanged={changes > 0} onChanged={() => setChanges(changes + 1)} />
    </ResourceContextProvider>
  )
}

export default PasswordChange
