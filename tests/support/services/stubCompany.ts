import { serviceNames } from '#schema/call.ts'
import { type Portal, startPortal } from '../portal/portal.ts'
import { type Answering, type RecordingService, recordingService } from './recordingService.ts'

export { serviceNames } from '#schema/call.ts'
export type ServiceName = (typeof serviceNames)[number]

const companyToken = 'a-token-of-the-company'

const person = { id: 7, name: 'Company Person', email: 'person@company.example', role: 3, isForge: 1 }
const token = { access_token: companyToken, token_type: 'Bearer', expires_in: 3600 }

/** Answers of the auth service about the caller and for sign-ins. */
const identity: Readonly<Record<string, unknown>> = {
  '/base/api/logged-user/': person,
  '/base/api/menu-options2': [[], [101]],
  '/base/api/oauth/token/': token,
}

export const answerWell: Answering = (response, request) => {
  const [path = ''] = (request.url ?? '').split('?')
  const body = Buffer.from(JSON.stringify(identity[path] ?? { id: path.split('/').at(-1) }))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
}

type StubCompany = Record<ServiceName, RecordingService>

async function startCompany() {
  const services = {} as StubCompany
  for (const name of serviceNames) {
    services[name] = await recordingService()
    services[name].answer = answerWell
  }
  return services
}

export const heal = (service: RecordingService) =>
  Object.assign(service, { answer: answerWell, isEarly: false, refuses: false })

/** Milliseconds: short enough to wait for, but long compared to delays of a busy machine. */
export const deadlines = { read: 2_400, upload: 3_000 }

export type Probe = {
  gateway: Portal
  company: StubCompany
  url: (service: ServiceName, call: string) => string
  stop: () => Promise<void>
}

/** Starts the probe gateway in front of a company, with deadlines in milliseconds. */
export async function startProbe({ read, upload } = deadlines, pause = 0): Promise<Probe> {
  const company = await startCompany()
  const addresses = serviceNames.map((name) => [`${name.toUpperCase()}_URL`, company[name].url])
  const env = {
    ...Object.fromEntries(addresses),
    READ_DEADLINE: String(read),
    UPLOAD_DEADLINE: String(upload),
    PAUSE: String(pause),
    OAUTH_CLIENT_SECRET: 'the-secret-of-the-portal',
  }
  const gateway = await startPortal({ program: 'tests/support/services/probeGateway.ts', env })
  return {
    gateway,
    company,
    url: (service, call) => `${gateway.url}/${service}/probe/${call}`,
    stop: async () => {
      await gateway.stop()
      await Promise.all(serviceNames.map((name) => company[name].stop()))
    },
  }
}
