import { useTranslate } from 'react-admin'

/** How a seller is called: by the full name, or by the number where that is not known (DECISIONS Q14). */
export const useSellerName = () => {
  const translate = useTranslate()
  return ({ sellerId, seller }: { readonly sellerId: number; readonly seller: string }) =>
    seller.trim() || translate('budgets.unnamed', { id: sellerId })
}
