import type { Portal } from '../../support/portal/portal.ts'

export async function residentBytes({ metricsUrl }: Portal) {
  const metrics = await (await fetch(metricsUrl)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
}

export async function growthOf(portal: Portal) {
  const before = await residentBytes(portal)
  let most = 0
  return {
    look: async () => {
      most = Math.max(most, (await residentBytes(portal)) - before)
    },
    most: () => most,
  }
}
