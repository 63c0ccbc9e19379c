import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useCurrentUser } from '#authProvider/currentUser.ts'
import { askForCustomer } from '#authProvider/opening.ts'
import { hasLoginCookie } from '#authProvider/session.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { EmailLink } from '#kit/cards/EmailLink.tsx'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { PersonCard } from '#kit/cards/PersonCard.tsx'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { portalSettings } from '#kit/portalSettings.ts'
import { emailPattern } from '#schema/checks/characters.ts'
import { type SupportRole, support, supportRole } from '#schema/company/support.ts'
import { infoOf } from '#schema/fields.ts'
import { home } from '#schema/home/home.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { NotSetUp } from '../../company/NotSetUp.tsx'
import { usePageText } from '../../company/usePageText.ts'
import { contactPhoto } from '../contactPhoto.ts'

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  </>
)

/** `E-mail: …` begins a fact; a line without a label continues it. */
const factsOf = (text: string) => {
  const facts: [name: string, value: string][] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^([^:]{1,40}): (.+)$/.exec(line) ?? []
    const last = facts.at(-1)
    if (name !== undefined && value !== undefined) facts.push([name, value])
    else if (last) last[1] += `\n${line}`
    else facts.push(['', line])
  }
  return facts
}

const phonePattern = /^\+?[\d ().-]{6,30}$/

const FactValue = ({ text }: { readonly text: string }) => {
  if (emailPattern.test(text)) return <EmailLink email={text} />
  if (phonePattern.test(text)) return <Link href={`tel:${text.replace(/[^+\d]/g, '')}`}>{text}</Link>
  return text
}

interface Props {
  readonly intro: 'support.provider.text' | 'support.provider.choose'
}

const ProviderAddress = ({ intro }: Props) => {
  const translate = useTranslate()
  const { product } = portalSettings()
  const { text, ...states } = usePageText('contact')
  return (
    <Loadable height={240} {...states}>
      <Box sx={{ maxWidth: 640, display: 'grid', gap: 2 }}>
        <Typography>{translate(intro, { product })}</Typography>
        {text ? (
          <InfoCard title={product}>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                m: 0,
                columnGap: 3,
                rowGap: 1,
                gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
              }}
            >
              {factsOf(text.wording).map(([name, value]) => (
                <Fact key={`${name} ${value}`} name={name}>
                  <FactValue text={value} />
                </Fact>
              ))}
            </Box>
          </InfoCard>
        ) : (
          <NotSetUp record="pageTexts" />
        )}
        {text?.isSample && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('support.provider.review')}
          </Typography>
        )}
      </Box>
    </Loadable>
  )
}

const layout = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))' }

const roles = infoOf(supportRole).words as readonly SupportRole[]

/** The five contacts of a customer; of a service without this call those that specified calls have. */
const useContacts = (customerId: number) => {
  const hasOwnCall = isOffered(support.contacts)
  const own = useCall(support.contacts, { customerId }, { enabled: hasOwnCall })
  const dashboard = useCall(home.contacts, { customerId }, { enabled: !hasOwnCall })
  if (hasOwnCall) return { query: own, roles, contacts: own.data ?? [] }
  const { data } = dashboard
  const contacts = [
    { role: 'seller', name: data?.sellerName, email: data?.sellerEmail, guid: data?.sellerGuid },
    { role: 'backup', name: data?.backupName, email: data?.backupEmail, guid: data?.backupGuid },
    { role: 'receivable', name: data?.receivableName, email: data?.receivableEmail, guid: data?.receivableGuid },
  ] as const
  return { query: dashboard, roles: contacts.map(({ role }) => role), contacts }
}

/** One card per role `docs/product/company.md#support-contacts`. */
const SupportCards = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const { query, roles: shown, contacts } = useContacts(customerId)
  const { isLoading, error, onRetry } = statesOf(query)
  if (error && !isLoading) return <FailedState error={error} onRetry={onRetry} />
  const personOf = (role: SupportRole) => {
    const found = contacts.find((contact) => contact.role === role)
    return found?.name
      ? { name: found.name, email: found.email || null, photo: contactPhoto(found.guid ?? null) }
      : null
  }
  return (
    <Box sx={layout}>
      {shown.map((role) => (
        <PersonCard
          key={role}
          title={translate(`support.roles.${role}`)}
          person={personOf(role)}
          isLoading={isLoading}
        />
      ))}
    </Box>
  )
}

/**
 * True once the tab's customer has been checked; this page has no guard. A customer that is not the user's is cleared.
 */
const useIsCustomerKnown = () => {
  const customer = useCurrentCustomer()
  const { isLoading } = useQuery({
    queryKey: ['customerAccess', customer],
    queryFn: ({ signal }) => askForCustomer(signal),
    enabled: customer !== null && hasLoginCookie(),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return !isLoading
}

/**
 * Page /contact: support contacts of the tab's customer, or the provider's address if no customer is selected
 * `docs/product/company.md#contact`.
 */
const Contact = () => {
  const translate = useTranslate()
  const { data: user, isLoading } = useCurrentUser()
  const customer = useCurrentCustomer()
  const isCustomerKnown = useIsCustomerKnown()
  if (!isCustomerKnown) return null
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {translate('pages.contact')}
      </Typography>
      {user && customer !== null && <SupportCards customerId={customer} />}
      {user && customer === null && <ProviderAddress intro="support.provider.choose" />}
      {!user && !isLoading && <ProviderAddress intro="support.provider.text" />}
    </>
  )
}

export default Contact
