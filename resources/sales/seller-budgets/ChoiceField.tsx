import { useId } from 'react'
import { ChoiceKindInput } from '#kit/fields/ChoiceKindInput.tsx'
import type { Choice } from '#kit/fields/kindInput.ts'
import { FieldFrame, noteIdOf } from '#kit/form/FieldFrame.tsx'
import { infoOf } from '#schema/fields.ts'
import { idIn } from '#schema/kinds.ts'
import { budgetTotal } from '#schema/sales/budgets.ts'

interface Props {
  readonly label: string
  readonly value: number | null
  readonly choices: readonly Choice[]
  readonly isDisabled?: boolean
  readonly note?: string | undefined
  readonly onChange: (id: number) => void
}

export const ChoiceField = ({ label, value, choices, isDisabled = false, note, onChange }: Props) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} isRequired isDisabled={isDisabled} note={note}>
      <ChoiceKindInput
        field={infoOf(budgetTotal.fields.sellerId)}
        id={id}
        name={id}
        value={value}
        choices={choices}
        onChange={(chosen) => onChange(idIn(String(chosen)))}
        onBlur={() => undefined}
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
