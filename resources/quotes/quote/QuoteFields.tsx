import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/useCall.ts'
import type { AnswerOf } from '../../../schema/call.ts'
import { type PieceType, pieceTypes, quotes } from '../../../schema/quotes.ts'
import { choiceMenu } from '../../../src/kit/kinds/choiceMenu.ts'
import { type ChoiceName, hasInner, type NumberName, numbers, numeric, type QuoteForm } from './quoteForm.ts'

interface Props {
  readonly customerId: number
  readonly contact: AnswerOf<typeof quotes.contact>
  readonly form: QuoteForm
  readonly onChange: (changed: Partial<QuoteForm>) => void
}

interface Option {
  readonly id: string
  readonly name: string
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
  readonly isRequired?: boolean
  readonly onChange: (id: string) => void
}

const Choice = ({ label, value, options, isRequired = false, onChange }: ChoiceProps) => {
  const none = useTranslate()('quote.none')
  return (
    <TextField
      select
      size="small"
      label={label}
      required={isRequired}
      value={options.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { MenuProps: choiceMenu({ 'aria-label': label }) } }}
    >
      {!isRequired && <MenuItem value="">{none}</MenuItem>}
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

const asOptions = (rows: readonly { readonly guid: string; readonly name: string }[] | undefined): Option[] =>
  (rows ?? []).map(({ guid, name }) => ({ id: guid, name }))

/** What of the plant's lists can be chosen; nothing is asked for that the customer is not offered. */
const useOptions = ({ customerId, contact, form }: Props): Readonly<Record<ChoiceName, readonly Option[]>> => {
  const { hasWorks, hasAddresses } = contact
  const specs = useCall(quotes.specs, { customerId })
  const asked = { customerId, specGuid: form.spec || '-' }
  const treatments = useCall(quotes.treatments, asked, { enabled: form.spec !== '' })
  const machining = useCall(quotes.machining, { customerId }, { enabled: hasWorks })
  const ultrasonic = useCall(quotes.ultrasonic, { customerId }, { enabled: hasWorks })
  const addresses = useCall(quotes.addresses, { customerId }, { enabled: hasAddresses })
  return {
    spec: asOptions(specs.data),
    treatment: form.spec === '' ? [] : asOptions(treatments.data),
    machining: asOptions(machining.data),
    ultrasonic: asOptions(ultrasonic.data),
    address: (addresses.data ?? []).map(({ address }) => ({ id: address, name: address })),
  }
}

const labelOf = (name: NumberName, type: PieceType) => {
  if (type !== 'block') return name
  return { outerDiameter: 'thickness', innerDiameter: 'width' }[name as string] ?? name
}

/** The fields of a part, by its type and by what the customer is offered (spec 2 §9). */
export const QuoteFields = (props: Props) => {
  const { contact, form, onChange } = props
  const translate = useTranslate()
  const options = useOptions(props)
  const { hasWorks, hasAddresses, isRingOnly } = contact
  const choices: ChoiceName[] = [
    'treatment',
    ...(hasWorks ? (['machining', 'ultrasonic'] as const) : []),
    ...(hasAddresses ? (['address'] as const) : []),
  ]
  const sizes = numbers.sizes.filter((name) => name !== 'innerDiameter' || hasInner(form.type))
  return (
    <>
      <Choice
        label={translate('quote.type')}
        value={form.type}
        isRequired
        options={(isRingOnly ? pieceTypes.slice(0, 1) : pieceTypes).map((id) => ({
          id,
          name: translate(`quote.types.${id}`),
        }))}
        onChange={(id) => onChange({ type: id as PieceType, innerDiameter: '' })}
      />
      <Choice
        label={translate('quote.spec')}
        value={form.spec}
        isRequired
        options={options.spec}
        onChange={(spec) => onChange({ spec, treatment: '' })}
      />
      {choices.map((name) => (
        <Choice
          key={name}
          label={translate(`quote.${name}`)}
          value={form[name]}
          options={options[name]}
          onChange={(chosen) => onChange({ [name]: chosen })}
        />
      ))}
      {[...sizes, ...(hasWorks ? numbers.holes : [])].map((name) => {
        const isWhole = name === 'quantity' || name.endsWith('Holes')
        return (
          <TextField
            key={name}
            size="small"
            label={translate(`quote.${labelOf(name, form.type)}`)}
            required={name === 'quantity' || name === 'outerDiameter' || name === 'length'}
            value={form[name]}
            onChange={({ target }) => onChange({ [name]: numeric(target.value, isWhole) })}
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: isWhole ? 'numeric' : 'decimal', maxLength: 12 } }}
          />
        )
      })}
    </>
  )
}
