/** Hands a file to the browser's downloads. */
export const saveFile = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has taken its own hold of the file by the next turn of the event loop's idle time, at the latest.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
