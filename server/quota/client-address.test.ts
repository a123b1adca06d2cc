import assert from 'node:assert/strict';
import { test } from 'node:test';
import { believedAddress, networkOf, quotaKey } from './client-address.ts';

test('without trusted proxies the address is the socket’s, whatever a caller claims', () => {
  assert.equal(believedAddress('192.0.2.1', '203.0.113.9', 0), '192.0.2.1');
});

test('with trusted proxies the address is what the farthest of them saw, not what the caller put before it', () => {
  assert.equal(believedAddress('10.0.0.1', '203.0.113.9', 1), '203.0.113.9');
  assert.equal(believedAddress('10.0.0.1', 'forged, 198.51.100.7, 203.0.113.9', 1), '203.0.113.9');
  assert.equal(believedAddress('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', 2), '203.0.113.9');
});

test('an entry that isn’t an address is not believed, nor anything beyond it', () => {
  assert.equal(believedAddress('10.0.0.1', 'unknown', 1), '10.0.0.1');
  assert.equal(believedAddress('10.0.0.1', '203.0.113.9, nonsense', 2), '10.0.0.1');
  assert.equal(believedAddress('10.0.0.1', undefined, 1), '10.0.0.1');
  assert.equal(believedAddress('10.0.0.1', '203.0.113.9', 3), '203.0.113.9');
});

test('ports and brackets that proxies write are removed', () => {
  assert.equal(believedAddress('10.0.0.1', '203.0.113.9:4711', 1), '203.0.113.9');
  assert.equal(believedAddress('10.0.0.1', '[2001:db8::1]:443', 1), '2001:db8::1');
});

test('IPv6 addresses of one /64 share a quota', () => {
  assert.equal(quotaKey('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64');
  assert.equal(quotaKey('2001:0DB8:1:2::1'), '2001:db8:1:2::/64');
  assert.equal(quotaKey('2001:db8::1'), '2001:db8:0:0::/64');
  assert.equal(quotaKey('::1'), '0:0:0:0::/64');
  assert.equal(quotaKey('fe80::1%eth0'), 'fe80:0:0:0::/64');
  assert.equal(quotaKey('64:ff9b::192.0.2.33'), '64:ff9b:0:0::/64');
  assert.notEqual(quotaKey('2001:db8:0:1::1'), quotaKey('2001:db8::1'));
});

test('an IPv4 address written as IPv6 is the IPv4 address', () => {
  assert.equal(quotaKey('::ffff:192.0.2.1'), '192.0.2.1');
});

test('the network of an address leaves out the part that identifies one client', () => {
  assert.equal(networkOf('192.0.2.77'), '192.0.2.0/24');
  assert.equal(networkOf('::ffff:192.0.2.77'), '192.0.2.0/24');
  assert.equal(networkOf('2001:db8:1:2:3::1'), '2001:db8:1::/48');
});
