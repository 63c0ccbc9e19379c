import { useId } from 'react'
import { budgetTotal } from '../../../../schema/sales/budgets.ts'
import { FieldFrame, noteIdOf } from '../../../../src/kit/form/fields/FieldFrame.tsx'
import { ChoiceKindInput } from '../../../../src/kit/kinds/inputs/ChoiceKindInput.tsx'
import type { Choice } from '../../../../src/kit/kinds/kindInput.ts'

interface Props {
  readonly label: string
  readonly value: number | null
  readonly choices: readonly Choice[]
  readonly isDisabled?: boolean
  readonly note?: string | undefined
  readonly onChange: (id: number) => void
}

const noop = () => undefined

export const ChoiceField = ({ label, value, choices, isDisabled = false, note, onChange }: Props) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} isRequired isDisabled={isDisabled} note={note}>
      <ChoiceKindInput
        field={budgetTotal.fields.sellerId}
        id={id}
        name={id}
        value={value}
        choices={choices}
        onChange={(chosen) => onChange(Number(chosen))}
        onBlur={noop}
        inputRef={null}
        isInvalid={false}
        isDisabled={isDisabled}
        isRequired
        describedBy={noteIdOf(id)}
        autoComplete="off"
      />
    </FieldFrame>
  )
}
