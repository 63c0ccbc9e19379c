const turned = Array.from({ length: 7 }, (_, index) => 128 + index * 8)

/** Drawing of two rolled rings: the outer one still hot, the inner one machined. */
export const ForgedRings = () => (
  <svg className="rings" viewBox="0 0 640 640" aria-hidden="true" focusable="false">
    <defs>
      <linearGradient id="hot" x1=".1" y1=".95" x2=".85" y2=".1">
        <stop offset="0" stopColor="#1d2a38" />
        <stop offset=".34" stopColor="#2b3541" />
        <stop offset=".56" stopColor="#5f2412" />
        <stop offset=".76" stopColor="#c2410c" />
        <stop offset=".92" stopColor="#fb923c" />
        <stop offset="1" stopColor="#ffd9a8" />
      </linearGradient>
      <linearGradient id="turned" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#35506b" />
        <stop offset=".5" stopColor="#16202c" />
        <stop offset="1" stopColor="#2c435a" />
      </linearGradient>
      <radialGradient id="heat" cx=".68" cy=".3" r=".6">
        <stop offset="0" stopColor="#ea6a1f" stopOpacity=".3" />
        <stop offset="1" stopColor="#ea6a1f" stopOpacity="0" />
      </radialGradient>
    </defs>
    <circle cx="320" cy="320" r="320" fill="url(#heat)" />
    <g fill="none">
      <circle cx="320" cy="320" r="232" stroke="url(#hot)" strokeWidth="56" />
      <circle cx="320" cy="320" r="259" stroke="#ffe6c7" strokeOpacity=".22" strokeWidth="1.5" />
      <circle cx="320" cy="320" r="205" stroke="#0a0f14" strokeOpacity=".7" strokeWidth="2" />
      <circle cx="320" cy="320" r="152" stroke="url(#turned)" strokeWidth="58" />
      {turned.map((radius) => (
        <circle key={radius} cx="320" cy="320" r={radius} stroke="#8fb8de" strokeOpacity=".11" />
      ))}
      <circle cx="320" cy="320" r="181" stroke="#8fb8de" strokeOpacity=".35" />
      <circle cx="320" cy="320" r="123" stroke="#8fb8de" strokeOpacity=".35" />
    </g>
  </svg>
)
