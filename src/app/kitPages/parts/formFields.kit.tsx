import { EntityForm } from '../../../kit/form/EntityForm.tsx'
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx'
import { FormField } from '../../../kit/form/fields/FormField.tsx'
import { ReadOnlyField } from '../../../kit/form/fields/ReadOnlyField.tsx'
import { SubmitButton } from '../../../kit/form/fields/SubmitButton.tsx'
import type { KitPart } from '../kitPart.ts'
import { SampleTexts } from '../samples/SampleTexts.tsx'
import { sampleOrder, sampleOrders } from '../samples/sampleOrders.ts'

const sources = ['number', 'part', 'status', 'dueOn', 'quantity', 'weight', 'amount', 'isReleased', 'description']
const empty = { ...Object.fromEntries(sources.map((source) => [source, null])), number: '', part: '', description: '' }
const filled = { ...sampleOrders(1)[0] }

interface Props {
  readonly values: Record<string, unknown>
  readonly isDisabled?: boolean
}

const Form = ({ values, isDisabled = false }: Props) => (
  <SampleTexts>
    <EntityForm
      entity={sampleOrder}
      defaultValues={values}
      toInput={(typed) => ({ done: 0, certificate: null, ...typed })}
      isDisabled={isDisabled}
      save={async (typed) => typed}
      onSaved={() => undefined}
      onFailed={() => undefined}
      footer={<SubmitButton label="Save" />}
    >
      {sources.map((source) => (
        <FormField key={source} source={source} />
      ))}
      <ReadOnlyField label="Created" text="05/Nov/2026" />
    </EntityForm>
  </SampleTexts>
)

export const part: KitPart = {
  title: 'Form fields',
  examples: [
    { name: 'Empty', content: <Form values={empty} /> },
    { name: 'Filled', content: <Form values={filled} /> },
    { name: 'Disabled', content: <Form values={filled} isDisabled /> },
    { name: 'Loading', content: <FormSkeleton /> },
  ],
}
