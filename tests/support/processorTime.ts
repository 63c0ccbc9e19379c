/** Milliseconds of processor time of a synchronous task: unlike a clock's, independent of other programs. */
export const processorTime = (task: () => void) => {
  const start = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
