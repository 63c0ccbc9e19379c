import { useTranslate } from 'ra-core'
import { email, secret } from '../../../schema/kinds.ts'
import { asFieldError, type FieldComplaints, sayFieldError } from '../../kit/form/complaints.ts'
import { FieldFrame, noteIdOf } from '../../kit/form/FieldFrame.tsx'
import { kindInputs } from '../../kit/kinds/kindInputs.ts'

interface PublicFieldProps {
  readonly name: string
  readonly kind: 'email' | 'secret'
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly complaints: FieldComplaints
  readonly autoComplete: string
  /** The id of what describes it besides its note. */
  readonly describedBy?: string
}

const fields = { email: email('email'), secret: secret('password') }

/** A required field of a small form outside react-admin; its name is its id. */
export const PublicField = (props: PublicFieldProps) => {
  const { name, kind, label, value, onChange, complaints, autoComplete, describedBy } = props
  const translate = useTranslate()
  const complaint = complaints[name]
  const Input = kindInputs[kind]
  return (
    <FieldFrame
      id={name}
      label={label}
      isRequired
      error={complaint && sayFieldError(asFieldError(complaint), translate)}
    >
      <Input
        field={fields[kind]}
        id={name}
        name={name}
        value={value}
        onChange={(typed) => onChange(String(typed ?? ''))}
        onBlur={() => {}}
        inputRef={null}
        isInvalid={complaint !== undefined}
        isDisabled={false}
        isRequired
        describedBy={[noteIdOf(name), describedBy].filter(Boolean).join(' ')}
        choices={[]}
        autoComplete={autoComplete}
      />
    </FieldFrame>
  )
}
