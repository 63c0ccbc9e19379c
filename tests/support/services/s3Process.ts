import S3rver from '@20minutes/s3rver'

const [directory = '', port = '0', ...buckets] = process.argv.slice(2)

const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  vhostBuckets: false,
  // It computes other signatures than Amazon's server for lists of objects. Unknown key pairs are still refused.
  allowMismatchedSignatures: true,
  configureBuckets: buckets.map((name) => ({ name })),
})
const { port: chosen } = await server.run()
process.once('disconnect', () => process.exit())
process.send?.(chosen)
