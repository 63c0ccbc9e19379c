import { fromBuffer } from 'yauzl'

export const readZip = (bytes: Uint8Array) =>
  new Promise<ReadonlyMap<string, Buffer>>((resolve, reject) => {
    const files = new Map<string, Buffer>()
    // The library verifies sizes and rejects unsafe names.
    fromBuffer(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true }, (error, zip) => {
      if (error) return reject(error)
      zip.on('error', reject)
      zip.on('end', () => resolve(files))
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure)
          const parts: Buffer[] = []
          for await (const part of stream) parts.push(part)
          files.set(entry.fileName, Buffer.concat(parts))
          zip.readEntry()
        }),
      )
      zip.readEntry()
    })
  })
