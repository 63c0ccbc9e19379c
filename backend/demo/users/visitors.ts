/** Browsers of the demo users; one visit in five is on a phone. */
export const programs = [
  { browser: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', isMobile: 0 },
  { browser: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Edg/142.0', isMobile: 0 },
  { browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', isMobile: 0 },
  {
    browser: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15',
    isMobile: 0,
  },
  { browser: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', isMobile: 1 },
] as const

const places: Readonly<Record<string, { time_zone: string; language: string }>> = {
  México: { time_zone: 'America/Monterrey', language: 'es-MX' },
  'United States': { time_zone: 'America/Chicago', language: 'en-US' },
  Japan: { time_zone: 'Asia/Tokyo', language: 'ja-JP' },
  Germany: { time_zone: 'Europe/Berlin', language: 'de-DE' },
  Sweden: { time_zone: 'Europe/Stockholm', language: 'sv-SE' },
}

export const placeOf = (country: string) => places[country] ?? { time_zone: 'UTC', language: 'en-GB' }

const longestBrowser = `${'Forge/1.0 🔥 (Rings; Discs) '.repeat(12)}`

/** Extreme values: browser values that try to inject scripts or spreadsheet formulas. */
export const hostileBrowsers = [
  { browser: '<script>alert("browser")</script>' },
  { time_zone: '=1+1', language: '-0.01' },
  { browser: '00123', language: '<b>en</b>' },
  { browser: [...longestBrowser].slice(0, 254).join('').concat('🙂') },
] as const
