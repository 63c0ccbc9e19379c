/**
 * Names of the Elastic Common Schema for the events of the security log. They do not change; see
 * `docs/operations.md#security-log`.
 */
export const securityEvents = {
  signInFailed: { category: ['authentication'], type: ['start'] },
  signInLimited: { category: ['authentication'], type: ['start'] },
  clientRefused: { category: ['authentication'], type: ['start'] },
  accessRefused: { category: ['web'], type: ['access', 'denied'] },
  startFailed: { category: ['process'], type: ['start'] },
} as const

export type SecurityEvent = keyof typeof securityEvents

const ecsVersion = '8.17.0'

/** Fields that every event has. */
export const fieldsOfEvent = (action: SecurityEvent, level: 'warn' | 'fatal', at = new Date()) => ({
  '@timestamp': at.toISOString(),
  'log.level': level,
  'ecs.version': ecsVersion,
  'service.name': 'anvil-portal',
  'event.kind': 'event',
  'event.category': securityEvents[action].category,
  'event.type': securityEvents[action].type,
  'event.action': action,
  'event.outcome': 'failure',
})
