import { portalSettings } from '../../kit/portalSettings.ts'

/** Where the sign-in form is (`LOGIN_URL`), with parameters for it; those without a value are left out. */
export const signInAddress = (parameters: Readonly<Record<string, string | null>>) => {
  const address = new URL(portalSettings().loginUrl, window.location.origin)
  for (const [name, value] of Object.entries(parameters)) if (value !== null) address.searchParams.set(name, value)
  return address.href
}
