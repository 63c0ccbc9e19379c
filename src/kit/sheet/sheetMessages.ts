export interface ToSheetWorker {
  readonly bytes: ArrayBuffer
  readonly mostRows: number
}

export type FromSheetWorker = { readonly rows: string[][] } | { readonly rows: null; readonly message: string }
