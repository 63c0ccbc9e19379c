import { useTranslate } from 'react-admin'
import { FilterSwitch } from '../../../src/kit/table/FilterSwitch.tsx'

/** Sign-ins and sign-outs are many, and change nothing: they are listed when they are asked for. */
export const SignInSwitch = () => {
  const translate = useTranslate()
  return <FilterSwitch filter="withSignIns" label={translate('trail.withSignIns')} />
}
