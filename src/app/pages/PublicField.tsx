import { useTranslate } from 'react-admin'
import { kindInputs } from '#kit/fields/kindInputs.tsx'
import { FieldFrame, noteIdOf } from '#kit/form/FieldFrame.tsx'
import { asFieldError, describeFieldError, type FieldIssues } from '#kit/form/issues.ts'
import { infoOf } from '#schema/fields.ts'
import { email, secret } from '#schema/kinds.ts'

interface PublicFieldProps {
  readonly name: string
  readonly kind: 'email' | 'secret'
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly issues: FieldIssues
  readonly autoComplete: string
  readonly describedBy?: string
}

const fields = { email: infoOf(email('email')), secret: infoOf(secret('password')) }

/** Required field of a small form outside react-admin; the name is also the id. */
export const PublicField = (props: PublicFieldProps) => {
  const { name, kind, label, value, onChange, issues, autoComplete, describedBy } = props
  const translate = useTranslate()
  const issue = issues[name]
  const Input = kindInputs[kind]
  return (
    <FieldFrame id={name} label={label} isRequired error={issue && describeFieldError(asFieldError(issue), translate)}>
      <Input
        field={fields[kind]}
        id={name}
        name={name}
        value={value}
        onChange={(typed) => onChange(String(typed ?? ''))}
        onBlur={() => {}}
        inputRef={null}
        isInvalid={issue !== undefined}
        isDisabled={false}
        isRequired
        describedBy={[noteIdOf(name), describedBy].filter(Boolean).join(' ')}
        choices={[]}
        autoComplete={autoComplete}
      />
    </FieldFrame>
  )
}
