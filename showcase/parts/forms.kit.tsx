import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { EntityForm } from '#kit/form/EntityForm.tsx'
import { FormField } from '#kit/form/FormField.tsx'
import { FormSkeleton } from '#kit/form/FormSkeleton.tsx'
import { PasswordChecklist } from '#kit/form/PasswordChecklist.tsx'
import { ReadOnlyField } from '#kit/form/ReadOnlyField.tsx'
import { SubmitButton } from '#kit/form/SubmitButton.tsx'
import { Wizard } from '#kit/form/Wizard.tsx'
import type { KitPart } from '../kitPart.ts'
import { SampleTexts } from '../samples/SampleTexts.tsx'
import { sampleOrder, sampleOrders } from '../samples/sampleOrders.ts'

const sources = ['number', 'part', 'status', 'dueOn', 'quantity', 'weight', 'amount', 'isReleased', 'description']
const empty = { ...Object.fromEntries(sources.map((source) => [source, null])), number: '', part: '', description: '' }
const filled = { ...sampleOrders(1)[0] }

interface FormProps {
  readonly values: Record<string, unknown>
  readonly isDisabled?: boolean
}

const Form = ({ values, isDisabled = false }: FormProps) => (
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

export const formFields: KitPart = {
  title: 'Form fields',
  examples: {
    Empty: <Form values={empty} />,
    Filled: <Form values={filled} />,
    Disabled: <Form values={filled} isDisabled />,
    Loading: <FormSkeleton />,
  },
}

export const passwordChecklist: KitPart = {
  title: 'Password checklist',
  examples: {
    'Nothing typed': <PasswordChecklist id="none" password="" confirmation="" />,
    'Some rules met': <PasswordChecklist id="some" password="forge" confirmation="forge" />,
    'All rules met': <PasswordChecklist id="all" password="Forge-2026" confirmation="Forge-2026" />,
  },
}

interface WizardProps {
  readonly start?: number
  readonly isBusy?: boolean
  /** The first step has a required field. */
  readonly isDemanding?: boolean
}

const SampleWizard = ({ start = 0, isBusy = false, isDemanding = false }: WizardProps) => {
  const [at, go] = useState(start)
  const [isAdded, setAdded] = useState(!isDemanding)
  const [isDone, setDone] = useState(false)
  const add = (
    <Button variant="outlined" disabled={isAdded} onClick={() => setAdded(true)}>
      Add a row
    </Button>
  )
  const steps = [
    {
      name: 'Budget details',
      content: isDemanding ? add : <Typography>Seller, year, customers.</Typography>,
      isReady: isAdded,
    },
    { name: 'Add yearly budgets', content: <Typography>One amount for each customer.</Typography> },
    { name: 'Set monthly budgets', content: <Typography>Twelve amounts for each customer.</Typography> },
    { name: 'Review budget', content: <Typography>All of it.</Typography> },
  ]
  if (isDone) return <Typography role="status">Finished.</Typography>
  const finish = { label: 'Finish', isBusy, onFinish: () => setDone(true) }
  return <Wizard steps={steps} at={at} onGo={go} finish={finish} />
}

export const wizard: KitPart = {
  title: 'Wizard',
  examples: {
    'From the first step': <SampleWizard />,
    'Not ready to go on': <SampleWizard isDemanding />,
    'At the last step': <SampleWizard start={3} />,
    Sending: <SampleWizard start={3} isBusy />,
  },
}
