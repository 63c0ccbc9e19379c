import { useTranslate } from 'react-admin'

export const useChoiceBox = () => {
  const translate = useTranslate()
  return {
    size: 'small',
    disablePortal: true,
    noOptionsText: translate('form.noChoices'),
    clearText: translate('form.clear'),
    openText: translate('form.open'),
    closeText: translate('form.close'),
    slotProps: { paper: { variant: 'outlined' } },
  } as const
}
