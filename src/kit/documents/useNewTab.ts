import { useTranslate } from 'react-admin'

/** What makes a link open in a new tab, which knows nothing of this one, and say so: in a title, not in a cell's text. */
export const useNewTab = () => {
  const translate = useTranslate()
  return { target: '_blank', rel: 'noopener', title: translate('kit.documents.newTab') } as const
}
