import { DatabaseSync } from 'node:sqlite'
import express from 'express'
import { bareApp, serve } from './listening.ts'

// Floor of writes: `node bench/floors/insert.ts FILE`. Inserts one row per request, as durably as the portal.
const [file = ''] = process.argv.slice(2)
const database = new DatabaseSync(file)
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32000')
database.exec('create table rows (id integer primary key, at text not null, name text not null, body text not null)')
const insert = database.prepare('insert into rows (at, name, body) values (?, ?, ?)')

const app = bareApp()
app.post('/rows', express.json(), (request, response) => {
  const { name = '' } = request.body
  const { lastInsertRowid } = insert.run(new Date().toISOString(), String(name), JSON.stringify(request.body))
  response.json({ id: Number(lastInsertRowid) })
})
serve(app)
