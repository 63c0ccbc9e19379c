import { urlOf, type Values } from '#dataProvider/calls/request.ts'
import { type Call, linkHeader, takesLink } from '#schema/call.ts'
import { writeInput } from '#schema/checks/parseInput.ts'
import { bearer, type Client, clientAt } from '#tests/support/client/apiClient.ts'
import { openHostedPortal, type Portal } from '#tests/support/portal/portal.ts'
import type { Choice } from '#tests/support/secondCompany/choices.ts'
import { type Arrived, type SecondCompany, startSecondCompany } from '#tests/support/secondCompany/company.ts'
import { client, emailOf, password } from '#tests/support/secondCompany/people.ts'

export interface InFront {
  readonly company: SecondCompany
  readonly portal: Portal
  readonly as: (account: string) => Promise<Client>
  /** Makes a call as the pages do. */
  readonly make: (by: Client, call: Call, input: object, files?: readonly File[]) => Promise<Made>
  readonly stop: () => Promise<void>
}

interface Made {
  readonly status: number
  readonly text: string
  /** Changes as they reached the company. */
  readonly arrived: readonly Arrived[]
}

const formOf = (call: Call, texts: object, files: readonly File[]) => {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) if (text !== null) form.append(name, String(text))
  for (const file of files) form.append(call.uploads?.name ?? '', file, file.name)
  return form
}

/** Starts a portal in front of the second company. */
export const startInFront = async (
  choice: Partial<Choice> = {},
  env: Record<string, string> = {},
): Promise<InFront> => {
  const company = await startSecondCompany(choice)
  const portal = await openHostedPortal({ template: null, env: { ...company.settings, ...env } })
  const as = async (account: string) => {
    const { body, status, text } = await clientAt(portal.url).post('/auth/api/oauth/token/', {
      grant_type: 'password',
      username: emailOf(account),
      password,
      client_id: client.id,
      client_secret: client.secret,
    })
    if (status !== 200) throw new Error(`${account} cannot sign in: ${status} ${text}`)
    return bearer(portal.url, body.access_token)
  }
  const make: InFront['make'] = async (by, call, input, files = []) => {
    const before = company.arrived.length
    const texts = (call.body ? writeInput(call.body, input) : {}) as object
    const body = call.uploads ? formOf(call, texts, files) : call.body ? texts : undefined
    const headers: Record<string, string> = {
      ...(call.versioned === 'write' ? { 'if-match': '"0"' } : {}),
      ...(takesLink(call) ? { [linkHeader]: String((input as { link: string }).link) } : {}),
    }
    const { status, text } = await by.send(call.method, urlOf(call, input as Values), { body, headers })
    return { status, text, arrived: company.arrived.slice(before) }
  }
  return {
    company,
    portal,
    as,
    make,
    stop: async () => {
      await portal.stop()
      await company.stop()
    },
  }
}
