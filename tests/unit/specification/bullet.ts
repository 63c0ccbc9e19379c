/** What the specification says at a place, the file below `tests/` that observes it, and the title of the test there; `…` for what it fills in. */
export type Bullet = readonly [said: string, file: string, title: string]

/** Bullets by their place, such as `1 §2.4`: the specification and its section. */
export type Bullets = Readonly<Record<string, readonly Bullet[]>>
