const marks = '\u200b\u200d\u2060'

/**
 * Texts that a page might execute, a spreadsheet might calculate or a program might fail on. Scripts would set `pwned`
 * and call `evil.example`.
 */
export const hostileTexts: readonly string[] = [
  '<script>pwned=1;fetch("//evil.example")</script>',
  '<img src=//evil.example/x onerror=pwned=1>',
  '"><svg/onload=pwned=1><!--',
  "' onfocus=pwned=1 autofocus tabindex=1 x='",
  '<a href="javascript:pwned=1">click</a>',
  'javascript:pwned=1//',
  '<iframe srcdoc="<script>parent.pwned=1</script>">',
  '<meta http-equiv=refresh content="0;url=//evil.example"><base href=//evil.example>',
  '</style></title></textarea><style>*{display:none}body{background:url(//evil.example)}</style>',
  "{{constructor.constructor('pwned=1')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the template syntax of other languages
  '${pwned=1} #{pwned=1} <%= pwned=1 %> [[pwned]]',
  "%{name} |||| {name} $& $1 $` $' %s %n",
  '=HYPERLINK("http://evil.example","see")',
  "=cmd|' /C calc'!A0",
  "+1+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '\uff1d1+1 \uff0b1',
  'a;=1+1;=cmd|x!A0,=2+2',
  '"=1+1","=2+2"',
  '\u202egnp.exe\u202c \u2066x\u2069',
  `zero${marks}width${marks}`,
  'W'.repeat(120),
  `","role":1,"x":{"__proto__":{"admin":true}},"y":"\\`,
  "'; drop table users; -- %_\\ ]]><!DOCTYPE x>&y;&lt;b&gt;",
  'none \ufffe\uffff character, _x003D_1+1 _x000A_',
]
