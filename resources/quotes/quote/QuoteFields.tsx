import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { asFieldError, describeFieldError, type FieldIssues } from '#kit/form/issues.ts'
import { SelectField } from '#kit/form/SelectField.tsx'
import type { AnswerOf } from '#schema/call.ts'
import { hasInner } from '#schema/quotes/piece.ts'
import { type PieceType, pieceTypes, quotes } from '#schema/quotes/quotes.ts'
import { type ChoiceName, type NumberName, numbers, numeric, type QuoteForm } from './quoteForm.ts'

interface Props {
  readonly customerId: number
  readonly contact: AnswerOf<typeof quotes.contact>
  readonly specs: ReturnType<typeof useCall<typeof quotes.specs>>
  readonly form: QuoteForm
  readonly issues: FieldIssues
  readonly onChange: (changed: Partial<QuoteForm>) => void
}

interface Option {
  readonly id: string
  readonly name: string
}

const asOptions = (rows: readonly { readonly guid: string; readonly name: string }[] | undefined): Option[] =>
  (rows ?? []).map(({ guid, name }) => ({ id: guid, name }))

type OptionsProps = Pick<Props, 'customerId' | 'contact' | 'specs' | 'form'>

/** Options of the lists; loads only those available to the customer. */
const useOptions = ({ customerId, contact, specs, form }: OptionsProps) => {
  const { hasWorks, hasAddresses } = contact
  const input = { customerId, specGuid: form.spec || '-' }
  const treatments = useCall(quotes.treatments, input, { enabled: form.spec !== '' })
  const machining = useCall(quotes.machining, { customerId }, { enabled: hasWorks })
  const ultrasonic = useCall(quotes.ultrasonic, { customerId }, { enabled: hasWorks })
  const addresses = useCall(quotes.addresses, { customerId }, { enabled: hasAddresses })
  const options: Readonly<Record<ChoiceName, readonly Option[]>> = {
    spec: asOptions(specs.data),
    treatment: form.spec === '' ? [] : asOptions(treatments.data),
    machining: asOptions(machining.data),
    ultrasonic: asOptions(ultrasonic.data),
    address: (addresses.data ?? []).map(({ address }) => ({ id: address, name: address })),
  }
  const failed = [specs, treatments, machining, ultrasonic, addresses].filter(({ error }) => error !== null)
  return { options, failed }
}

const labelOf = (name: NumberName, type: PieceType) => {
  if (type !== 'block') return name
  return { outerDiameter: 'thickness', innerDiameter: 'width' }[name as string] ?? name
}

/** Fields depend on the type of part and on the options of the customer `docs/product/quotes.md#part-types`. */
export const QuoteFields = (props: Props) => {
  const { contact, form, issues, onChange } = props
  const translate = useTranslate()
  const { options, failed } = useOptions(props)
  /** Label and validation error of a field. */
  const look = (name: string, text: string = name) => {
    const issue = issues[name] ?? issues[`${name}Guid`]
    const wrong = issue && describeFieldError(asFieldError(issue), translate)
    return { label: translate(`quote.${text}`), error: wrong !== undefined, helperText: wrong }
  }
  const { hasWorks, hasAddresses, isRingOnly } = contact
  const choices: ChoiceName[] = [
    'treatment',
    ...(hasWorks ? (['machining', 'ultrasonic'] as const) : []),
    ...(hasAddresses ? (['address'] as const) : []),
  ]
  const sizes = numbers.sizes.filter((name) => name !== 'innerDiameter' || hasInner(form.type))
  return (
    <>
      {failed.length > 0 && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FailedState error={failed[0]?.error} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
        </Box>
      )}
      <SelectField
        {...look('type')}
        required
        value={form.type}
        options={(isRingOnly ? pieceTypes.slice(0, 1) : pieceTypes).map((id) => ({
          id,
          name: translate(`quote.types.${id}`),
        }))}
        onChange={(type) => onChange({ type, innerDiameter: '' })}
      />
      <SelectField
        {...look('spec')}
        required
        value={form.spec}
        options={options.spec}
        onChange={(spec) => onChange({ spec, treatment: '' })}
      />
      {choices.map((name) => (
        <SelectField
          key={name}
          {...look(name)}
          value={form[name]}
          options={[{ id: '', name: translate('quote.none') }, ...options[name]]}
          onChange={(chosen) => onChange({ [name]: chosen })}
        />
      ))}
      {[...sizes, ...(hasWorks ? numbers.holes : [])].map((name) => {
        const isInteger = name === 'quantity' || name.endsWith('Holes')
        return (
          <TextField
            key={name}
            name={name}
            size="small"
            {...look(name, labelOf(name, form.type))}
            required={name === 'quantity' || name === 'outerDiameter' || name === 'length'}
            value={form[name]}
            onChange={({ target }) => onChange({ [name]: numeric(target.value, isInteger) })}
            autoComplete="off"
            sx={{ gridColumnStart: name === 'quantity' || name === 'firstHole' ? 1 : 'auto' }}
            slotProps={{ htmlInput: { inputMode: isInteger ? 'numeric' : 'decimal', maxLength: 12 } }}
          />
        )
      })}
    </>
  )
}
