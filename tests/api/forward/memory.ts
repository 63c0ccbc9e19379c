import type { Portal } from '../../support/portal/portal.ts'

/** How much memory a process holds at this moment, in bytes. */
export async function residentBytes({ metricsUrl }: Portal) {
  const metrics = await (await fetch(metricsUrl)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
}

/** Watches a process while something goes on; answers by how many bytes it has grown at most, looking at each step. */
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
