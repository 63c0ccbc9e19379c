const turned = Array.from({ length: 9 }, (_, index) => 126 + index * 7)

/** Rolled rings fresh from the mill: turned faces in steel, one edge still glowing. */
export const ForgedRings = () => (
  <svg className="rings" viewBox="0 0 640 640" aria-hidden="true" focusable="false">
    <defs>
      <linearGradient id="steel" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#4a6f92" />
        <stop offset=".45" stopColor="#223447" />
        <stop offset=".7" stopColor="#31506e" />
        <stop offset="1" stopColor="#18222e" />
      </linearGradient>
      <linearGradient id="glow" x1="0" y1="1" x2="1" y2="0">
        <stop offset="0" stopColor="#7c2408" />
        <stop offset=".5" stopColor="#ea6a1f" />
        <stop offset="1" stopColor="#ffd7a0" />
      </linearGradient>
      <radialGradient id="heat" cx=".5" cy=".5" r=".5">
        <stop offset=".55" stopColor="#c2410c" stopOpacity="0" />
        <stop offset=".78" stopColor="#c2410c" stopOpacity=".34" />
        <stop offset="1" stopColor="#c2410c" stopOpacity="0" />
      </radialGradient>
    </defs>
    <circle cx="330" cy="320" r="300" fill="url(#heat)" />
    <g fill="none">
      <circle cx="330" cy="320" r="226" stroke="url(#steel)" strokeWidth="62" />
      <circle cx="330" cy="320" r="258" stroke="#8fb8de" strokeOpacity=".28" />
      <circle cx="330" cy="320" r="195" stroke="#0a0f14" strokeOpacity=".8" strokeWidth="2" />
      <circle
        cx="330"
        cy="320"
        r="226"
        stroke="url(#glow)"
        strokeWidth="6"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray="34 66"
        strokeDashoffset="38"
      />
      <circle cx="330" cy="320" r="152" stroke="#1a2531" strokeWidth="62" />
      {turned.map((radius) => (
        <circle key={radius} cx="330" cy="320" r={radius} stroke="#8fb8de" strokeOpacity=".16" />
      ))}
      <circle cx="330" cy="320" r="183" stroke="#8fb8de" strokeOpacity=".35" />
      <circle cx="330" cy="320" r="121" stroke="#8fb8de" strokeOpacity=".35" />
    </g>
  </svg>
)
