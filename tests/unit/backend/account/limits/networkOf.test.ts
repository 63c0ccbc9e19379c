import { expect, test } from 'vitest'
import { networkOf } from '#backend/account/networkOf.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:5:7::1', '2001:db8:5:7::/64'],
  ['2001:0DB8:0005:0007:ffff:ffff:ffff:ffff', '2001:db8:5:7::/64'],
  ['2001:db8:5:8::1', '2001:db8:5:8::/64'],
  ['2001:db8::5:7:0:1', '2001:db8:0:0::/64'],
  ['fe80::a:b:c:d%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('network of %j is %j', (address, network) => expect(networkOf(address)).toBe(network))
