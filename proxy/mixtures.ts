import type { Offers } from '#schema/wire/offered.ts'
import type { Config } from './config.ts'

interface Settings {
  readonly AUTH_URL?: string | undefined
  readonly READ_URL?: string | undefined
  readonly WRITE_URL?: string | undefined
  readonly MIXED_SERVICES: 'on' | 'off'
}

/** Embedded and connected services that cannot work together `docs/connecting-services.md#mixtures`. */
export const problemsOfMixture = ({ AUTH_URL, READ_URL, WRITE_URL, MIXED_SERVICES }: Settings) => {
  if (MIXED_SERVICES === 'on') return []
  return [
    ...(READ_URL && !AUTH_URL
      ? ["READ_URL needs AUTH_URL, because the company's services do not know sessions of the portal's own sign-in"]
      : []),
    ...(WRITE_URL && !READ_URL
      ? ["WRITE_URL needs READ_URL, because the company's services do not know records of the portal"]
      : []),
  ]
}

/** Returns which services are the portal's own and what the others offer. */
export const offersOf = ({
  services,
  forwardsAdditions,
  allowsMixtures,
}: Pick<Config, 'services' | 'forwardsAdditions' | 'allowsMixtures'>): Offers => ({
  isEmbedded: {
    auth: !services.auth,
    read: !services.read,
    write: !services.write,
    content: !services.content,
  },
  offersAdditions: forwardsAdditions,
  sharesRecords: allowsMixtures,
})
